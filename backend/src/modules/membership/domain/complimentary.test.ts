import { describe, expect, it } from 'vitest'
import { isComplimentary, refusedComplimentary, refusedDay, refusedGift } from './complimentary.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2027-01-01T00:00:00Z')

describe('a membership can be given', () => {
  it.each([
    ['to somebody who never had one', null],
    ['to somebody who never paid', { status: 'none' as const }],
    ['to somebody whose membership ended', { status: 'canceled' as const, complimentaryUntil: null }],
    ['again, to change it', { status: 'active' as const, complimentaryUntil: later }],
  ])('%s', (_, present) => expect(refusedComplimentary(present)).toBeUndefined())

  it('not to somebody who pays, or owes', () => {
    expect(refusedComplimentary({ status: 'active', complimentaryUntil: null })).toContain('They pay')
    expect(refusedComplimentary({ status: 'payment_failed' })).toContain('is due')
  })

  it('for a time that is to come, and that somebody can oversee', () => {
    expect(refusedDay(later, now)).toBeUndefined()
    expect(refusedDay(now, now)).toContain('in the future')
    expect(refusedDay(new Date('2040-01-01T00:00:00Z'), now)).toContain('At most 5 years')
  })

  it.each([
    ['for a reason, on a day that will do', later, 'Speaks in summer', undefined],
    ['not without a reason', later, 'no', 'reason: Say why, in a few words: it is recorded'],
    [
      'not for a reason that nobody reads to its end',
      later,
      'x'.repeat(501),
      'reason: Say why in at most 500 characters',
    ],
    ['not on a day that is past', now, 'Speaks in summer', 'until: Choose a day in the future.'],
    [
      'not on such a day without a reason, and both is said',
      ...[now, 'no', 'until: Choose a day in the future.; reason: Say why, in a few words: it is recorded'],
    ],
  ] as const)('%s', (_, until, reason, refusal) => {
    expect(refusedGift({ until, reason }, now)).toBe(refusal)
  })
})

it('is one that was given as long as it runs', () => {
  expect(isComplimentary({ status: 'active', complimentaryUntil: later })).toBe(true)
  expect(isComplimentary({ status: 'active', complimentaryUntil: null })).toBe(false)
  expect(isComplimentary({ status: 'canceled', complimentaryUntil: later })).toBe(false)
})
