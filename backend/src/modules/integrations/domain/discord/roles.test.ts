import { describe, expect, it } from 'vitest'
import { readMapping, roleChanges, roleDue, whyNoRole } from './roles.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-22T12:00:00Z')
const mapping = readMapping({ serverId: '1', basicRoleId: 'b', proRoleId: 'p' })

describe('the role that somebody is due', () => {
  const person = { membershipStatus: 'active', membershipTier: 'pro', gracePeriodEnd: null } as const
  it('is that of the tier', () => expect(roleDue(person, now)).toBe('pro'))
  it('stays as it is in the grace period', () => {
    expect(roleDue({ ...person, membershipStatus: 'payment_failed', gracePeriodEnd: later }, now)).toBe(
      'what they have',
    )
  })
  it('is none without access, and for somebody who is gone', () => {
    expect(roleDue({ ...person, membershipStatus: 'canceled' }, now)).toBe('nothing')
    expect(roleDue({ ...person, membershipStatus: 'payment_failed', gracePeriodEnd: now }, now)).toBe(
      'nothing',
    )
    expect(roleDue(undefined, now)).toBe('nothing')
  })
})

describe('why somebody has no role', () => {
  const person = { membershipStatus: 'active', membershipTier: 'pro', gracePeriodEnd: null } as const
  it('is nothing to tell while it is on its way', () => expect(whyNoRole(person, mapping, now)).toBeNull())
  it('is the tier without one', () => {
    expect(whyNoRole({ ...person, membershipTier: 'enterprise' }, mapping, now)).toMatch(/no role for your/)
  })
  it('is the grace period, or the missing membership', () => {
    const late = { ...person, membershipStatus: 'payment_failed', gracePeriodEnd: later } as const
    expect(whyNoRole(late, mapping, now)).toMatch(/payment failed/)
    expect(whyNoRole({ ...person, membershipStatus: 'none' }, mapping, now)).toMatch(/active membership/)
  })
})

describe('changes of roles', () => {
  const changes = (
    present: string[],
    claims: Parameters<typeof roleChanges>[0]['claims'],
    givenUp?: string[],
  ) => roleChanges({ present, mapping, claims, givenUp: givenUp ?? [] })

  it('give what is due, take what is not, and touch nothing else', () => {
    expect(changes(['b', 'moderator'], [{ given: ['b'], due: 'pro' }])).toEqual({
      add: ['p'],
      remove: ['b'],
      given: [['p']],
    })
  })
  it('are none when everything is as it should be', () => {
    expect(changes(['p'], [{ given: ['p'], due: 'pro' }])).toEqual({ add: [], remove: [], given: [['p']] })
  })
  it('take back what an earlier mapping gave', () => {
    expect(changes(['old'], [{ given: ['old'], due: 'basic' }])).toEqual({
      add: ['b'],
      remove: ['old'],
      given: [['b']],
    })
  })
  it('give nothing for a tier that is not mapped', () => {
    expect(changes(['p'], [{ given: ['p'], due: 'enterprise' }])).toEqual({
      add: [],
      remove: ['p'],
      given: [[]],
    })
  })
  it('are none in the grace period', () => {
    expect(changes(['b'], [{ given: ['b'], due: 'what they have' }])).toEqual({
      add: [],
      remove: [],
      given: [['b']],
    })
  })
  it('never take what somebody else gave, and never make it ours', () => {
    expect(changes(['b', 'p'], [{ given: [], due: 'pro' }])).toEqual({ add: [], remove: [], given: [[]] })
    expect(changes(['b', 'p'], [{ given: [], due: 'nothing' }])).toEqual({ add: [], remove: [], given: [[]] })
  })
  it('keep a role while any of the claims is due it, and know that it is ours', () => {
    const [first, second] = [
      { given: ['p'], due: 'nothing' },
      { given: [], due: 'pro' },
    ] as const
    expect(changes(['p'], [first, second])).toEqual({ add: [], remove: [], given: [[], ['p']] })
    expect(changes(['p'], [second], ['p'])).toEqual({ add: [], remove: [], given: [['p']] })
  })
  it('take what was given by a claim that was given up', () => {
    expect(changes(['b', 'p'], [], ['p'])).toEqual({ add: [], remove: ['p'], given: [] })
  })
})
