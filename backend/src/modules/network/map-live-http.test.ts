import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { Principal } from '#platform/sessions/principal'
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

it('does not count streams whose clients were gone before they were opened', async () => {
  let opened = 0
  const handler = mapLiveHandler({
    live: { open: async () => void (opened += 1), close() {} },
    clock: () => NOW,
    readSession() {},
  })
  type Call = Parameters<typeof handler>
  const call = async (client: { destroyed: boolean }) => {
    const res = Object.assign(new EventEmitter(), client) as Call[1]
    await handler({ user: member } as Call[0], res, () => {})
  }
  for (let times = 0; times < MORE_THAN_MAY_BE_OPEN; times += 1) await call({ destroyed: true })
  expect(opened).toBe(0)
  await call({ destroyed: false })
  expect(opened).toBe(1)
})
