import { describe, expect, it } from 'vitest'
import { closingNotice, feedLock, heardTiers } from './feed-access.ts'

const listener = { role: 'member', membershipStatus: 'active', membershipTier: 'pro' } as const

describe('the address of a feed', () => {
  it('is given to active members and to staff', () => {
    expect(feedLock(listener)).toBeNull()
    expect(feedLock({ ...listener, role: 'staff', membershipStatus: 'none' })).toBeNull()
  })

  it('waits for the payment in the grace period, and says so', () => {
    expect(feedLock({ ...listener, membershipStatus: 'payment_failed' })).toMatch(/payment failed/)
  })

  it.each(['none', 'canceled'] as const)('is not given to somebody whose membership is %s', (status) => {
    expect(feedLock({ ...listener, membershipStatus: status })).toMatch(/active membership/)
  })
})

describe('a tier', () => {
  it.each([
    ['none', []],
    ['basic', ['basic']],
    ['pro', ['basic', 'pro']],
    ['enterprise', ['basic', 'pro', 'enterprise']],
  ] as const)('%s hears its own episodes and those below', (membershipTier, tiers) => {
    expect(heardTiers({ role: 'member', membershipTier })).toEqual(tiers)
  })

  it('of staff does not matter', () => {
    expect(heardTiers({ role: 'admin', membershipTier: 'none' })).toHaveLength(3)
  })
})

it('a closed feed says why, and how to come back', () => {
  const site = { siteName: 'Meridian', publicUrl: 'https://members.example.org' }
  expect(closingNotice('payment_failed', site).description).toMatch(/could not be collected/)
  expect(closingNotice('canceled', site).description).toMatch(/https:\/\/members\.example\.org\/portal/)
})
