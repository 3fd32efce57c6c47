import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Principal } from '#platform/principal'
import { mapLiveHandler } from './map-live-http.ts'

const MORE_THAN_MAY_BE_OPEN = 25
const NOW = new Date('2026-11-24T12:00:00Z')
const member: Principal = {
  id: '4a1f4f0e-6df1-4c6e-9d55-0a5b1f0f7d11',
  username: 'Ada',
  email: 'ada@example.org',
  role: 'member',
  lacksSecondFactor: false,
  joinedAt: NOW,
  lastActive: NOW,
  membershipStatus: 'active',
  membershipTier: 'pro',
  gracePeriodEnd: null,
  paymentFailureCount: 0,
}

const hungUp: string[] = []
/** Takes as long as the client of a call to `/gone` stays. */
const loadSession: RequestHandler = async (req, res, next) => {
  req.user = member
  if (req.path === '/gone') await once(res, 'close')
  next()
  if (req.path === '/gone') hungUp.push(req.path)
}

const handler = mapLiveHandler({
  live: { open: async (res) => void res.end('open'), close() {} },
  clock: () => NOW,
  readSession: loadSession,
})
const server = createServer(express().use(loadSession, handler))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

it('does not count streams whose clients were gone before they were opened', async () => {
  const { port } = server.address() as AddressInfo
  for (let times = 0; times < MORE_THAN_MAY_BE_OPEN; times += 1) {
    const leaving = new AbortController()
    const asked = fetch(`http://127.0.0.1:${port}/gone`, { signal: leaving.signal })
    await once(server, 'request')
    leaving.abort()
    await expect(asked).rejects.toThrow('aborted')
  }
  await expect.poll(() => hungUp.length).toBe(MORE_THAN_MAY_BE_OPEN)
  const { status } = await fetch(`http://127.0.0.1:${port}/here`)
  expect(status).toBe(200)
})
