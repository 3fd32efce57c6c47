import { DAY_MS } from '@meridian/contracts/values/durations'
import { describe, expect, it } from 'vitest'
import { type FailureHistory, simulateDunning } from './simulate-dunning.ts'

const now = 100 * DAY_MS
const week = { gracePeriodMs: 7 * DAY_MS, allowedFailures: 3 }

/** A renewal whose attempts failed on these days. */
function failed(days: number[], more: Partial<FailureHistory> = {}): FailureHistory {
  const open = { settledAt: null, paidCents: null, endedAt: null, yearlyPriceCents: 49_900 }
  return { failedAt: days.map((day) => day * DAY_MS), ...open, ...more }
}

describe('what a policy makes of a failed renewal', () => {
  it('paid within the grace period: the money came while inside, and nothing was given for free', () => {
    const history = failed([0, 2], { settledAt: 4 * DAY_MS, paidCents: 49_900 })
    expect(simulateDunning([history], week, now)).toMatchObject({
      paidInTime: 1,
      paidInTimeCents: 49_900,
      lostAccess: 0,
      freeMs: 0,
      takenMs: 0,
    })
  })

  it('paid after the grace period: the days without access were taken', () => {
    const history = failed([0], { settledAt: 10 * DAY_MS, paidCents: 19_900 })
    expect(simulateDunning([history], week, now)).toMatchObject({
      paidAfterLoss: 1,
      paidAfterLossCents: 19_900,
      lostAccess: 1,
      freeMs: 0,
      takenMs: 3 * DAY_MS,
    })
  })

  it('the last allowed failure ends access before the grace period does', () => {
    const history = failed([0, 1, 2], { settledAt: 5 * DAY_MS, paidCents: 19_900 })
    expect(simulateDunning([history], week, now)).toMatchObject({ paidAfterLoss: 1, takenMs: 3 * DAY_MS })
    expect(simulateDunning([history], { ...week, allowedFailures: 4 }, now)).toMatchObject({ paidInTime: 1 })
  })

  it('never paid: the days inside were free', () => {
    expect(simulateDunning([failed([0])], week, now)).toMatchObject({
      notPaid: 1,
      notPaidCents: 49_900,
      lostAccess: 1,
      freeMs: 7 * DAY_MS,
    })
  })

  it('a subscription that ended gives no access any more', () => {
    expect(simulateDunning([failed([0], { endedAt: 3 * DAY_MS })], week, now)).toMatchObject({
      notPaid: 1,
      lostAccess: 1,
      freeMs: 3 * DAY_MS,
    })
  })

  it('a debt that was dropped was not paid, and took nothing away', () => {
    expect(simulateDunning([failed([0], { settledAt: 2 * DAY_MS })], week, now)).toMatchObject({
      notPaid: 1,
      lostAccess: 0,
      freeMs: 2 * DAY_MS,
    })
  })

  it('while access lasts nothing is decided, and the days until now are free so far', () => {
    expect(simulateDunning([failed([98])], week, now)).toMatchObject({
      undecided: 1,
      notPaid: 0,
      lostAccess: 0,
      freeMs: 2 * DAY_MS,
    })
  })

  it('without grace the first failure ends access', () => {
    const none = { gracePeriodMs: 0, allowedFailures: 3 }
    const history = failed([0], { settledAt: DAY_MS, paidCents: 100 })
    expect(simulateDunning([history], none, now)).toMatchObject({ paidAfterLoss: 1, takenMs: DAY_MS })
  })
})
