import { DAY_MS } from '@meridian/contracts/values/durations'
import { describe, expect, it } from 'vitest'
import { failureTimes, gracePeriodEnd, yearBefore } from './grace.ts'

const WEEK = 7 * DAY_MS
const day = (number: number) => new Date(Date.UTC(2026, 10, number))

describe('the end of the grace period', () => {
  it('runs from the first failure', () => {
    expect(gracePeriodEnd({ attemptCount: 1, failedAt: [day(1)] }, WEEK)).toEqual(day(8))
  })
  it('is not moved by the second failure', () => {
    expect(gracePeriodEnd({ attemptCount: 2, failedAt: [day(1), day(4)] }, WEEK)).toEqual(day(8))
  })
  it('is the third failure, when that comes first', () => {
    expect(gracePeriodEnd({ attemptCount: 3, failedAt: [day(1), day(3), day(5)] }, WEEK)).toEqual(day(5))
  })
  it('is never later than promised, however late the third failure comes', () => {
    expect(gracePeriodEnd({ attemptCount: 3, failedAt: [day(1), day(3), day(20)] }, WEEK)).toEqual(day(8))
  })
  it('stays at the third failure when there is a fourth', () => {
    const failedAt = [day(1), day(2), day(3), day(4)]
    expect(gracePeriodEnd({ attemptCount: 4, failedAt }, WEEK)).toEqual(day(3))
  })
})

describe('when attempts failed', () => {
  it.each([
    ['each left a charge', 2, [day(1), day(4)], [day(1), day(4)]],
    ['the first left none', 2, [day(4)], [day(1), day(4)]],
    ['none left one', 1, [], [day(1)]],
    ['the first left none, and its owner tried another card', 1, [day(3)], [day(1)]],
    ['it has not been tried yet', 0, [], [day(1)]],
  ])('%s', (_, attemptCount, charges, times) => {
    expect(failureTimes({ attemptCount, billedAt: day(1), charges })).toEqual(times)
  })
})

it.each([
  ['2027-11-28T09:00:00Z', '2026-11-28T09:00:00Z'],
  ['2028-02-28T09:00:00Z', '2027-02-28T09:00:00Z'],
  // Who bought on 29 February pays on the 28th in the years between.
  ['2032-02-29T09:00:00Z', '2031-02-28T09:00:00Z'],
])('a year that ends at %s was paid for from %s on', (end, start) => {
  expect(yearBefore(new Date(end))).toEqual(new Date(start))
})
