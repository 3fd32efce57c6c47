import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DomainError } from '#platform/domain-error'
import { createSignedTokens } from '#platform/signed-token'
import { calendarFeeds } from './calendar-feeds-http.ts'
import { CALENDAR_FEED } from './calendars-http.ts'

const tokens = createSignedTokens(['a key'])
const asked: string[] = []
const usedUp = async () => {
  asked.push('a point')
  throw new DomainError('rate-limited', 'Try again later.', { retryAfter: 60 })
}
const feeds = calendarFeeds({
  tokens,
  sql: {
    async rows() {
      asked.push('the database')
      return []
    },
  },
  limits: { perAddress: () => (_req, _res, next) => next(), perKey: () => usedUp, close: async () => {} },
  loadPrincipals: async () => new Map(),
  clock: () => new Date('2026-11-24T12:00:00Z'),
  publicUrl: 'https://meridian.example',
  siteName: 'Meridian',
  supportEmail: 'help@meridian.example',
})

const server = createServer(express().set('env', 'test').use(feeds))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

it('reads nothing for a program that asks too often', async () => {
  const { port } = server.address() as AddressInfo
  const path = `/calendars/${tokens.sign(CALENDAR_FEED, 'feed')}.ics`
  expect((await fetch(`http://127.0.0.1:${port}${path}`)).ok).toBe(false)
  expect(asked).toEqual(['a point'])
})
