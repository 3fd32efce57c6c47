import { describe, expect, it } from 'vitest'
import { closingNotice, heardTiers } from './feed-access.ts'

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
  const site = {
    siteName: 'Meridian',
    publicUrl: 'https://members.example.org',
    supportEmail: 'help@example.org',
  }
  expect(closingNotice('payment_failed', site).description).toMatch(/could not be collected/)
  expect(closingNotice('canceled', site).description).toMatch(/https:\/\/members\.example\.org\/portal/)
  expect(closingNotice(undefined, site).description).toContain('help@example.org')
})
