import { describe, expect, it } from 'vitest'
import { readMapping, roleChanges, roleDue } from './roles.ts'

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

describe('changes of roles', () => {
  it('give what is due, take what is not, and touch nothing else', () => {
    expect(roleChanges({ present: ['b', 'moderator'], mapping, given: ['b'], due: 'pro' })).toEqual({
      add: ['p'],
      remove: ['b'],
      given: ['p'],
    })
  })
  it('are none when everything is as it should be', () => {
    expect(roleChanges({ present: ['p'], mapping, given: ['p'], due: 'pro' })).toEqual({
      add: [],
      remove: [],
      given: ['p'],
    })
  })
  it('take back what an earlier mapping gave', () => {
    expect(roleChanges({ present: ['old'], mapping, given: ['old'], due: 'basic' })).toEqual({
      add: ['b'],
      remove: ['old'],
      given: ['b'],
    })
  })
  it('give nothing for a tier that is not mapped', () => {
    expect(roleChanges({ present: ['p'], mapping, given: [], due: 'enterprise' })).toEqual({
      add: [],
      remove: ['p'],
      given: [],
    })
  })
  it('are none in the grace period', () => {
    expect(roleChanges({ present: ['b'], mapping, given: [], due: 'what they have' })).toEqual({
      add: [],
      remove: [],
      given: ['b'],
    })
  })
})
