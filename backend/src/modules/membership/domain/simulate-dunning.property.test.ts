import { HOUR_MS } from '@meridian/contracts/values/durations'
import { MAX_PAYMENT_FAILURES } from '@meridian/contracts/values/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Subscription } from './billing.ts'
import { changesBetween } from './changes.ts'
import { billingStateOf } from './converge.ts'
import { addFigures, type FailureHistory, simulateDunning } from './simulate-dunning.ts'
import { memberUntil, subscriptionUntil } from './testing/standing.ts'

const hours = (max: number) => fc.integer({ min: 1, max }).map((count) => count * HOUR_MS)
/** Soon enough that some histories are still going on. */
const now = 900 * HOUR_MS

/** Attempts some hours apart, and what came of it: a payment, a dropped debt, the subscription's end, or nothing. */
const history: fc.Arbitrary<FailureHistory> = fc
  .record({
    pauses: fc.array(hours(200), { minLength: 1, maxLength: 6 }),
    wait: hours(600),
    fate: fc.constantFrom('paid' as const, 'dropped' as const, 'ended' as const, 'open' as const),
    yearlyPriceCents: fc.constantFrom(19_900, 49_900, 99_900),
  })
  .map(({ pauses, wait, fate, yearlyPriceCents }) => {
    const failedAt = pauses.map((_, index) => pauses.slice(0, index + 1).reduce((sum, pause) => sum + pause))
    const after = (failedAt.at(-1) ?? 0) + wait
    const known = after <= now ? fate : 'open'
    return {
      failedAt: failedAt.filter((at) => at <= now),
      settledAt: known === 'paid' || known === 'dropped' ? after : null,
      paidCents: known === 'paid' ? yearlyPriceCents : null,
      endedAt: known === 'ended' ? after : null,
      yearlyPriceCents,
    }
  })

const histories = fc.array(history, { maxLength: 20 })
const policy = fc.record({ gracePeriodMs: hours(1_500), allowedFailures: fc.integer({ min: 1, max: 10 }) })

describe('whatever happened', () => {
  it('more grace never gives fewer free days, nor keeps fewer people inside', () => {
    fc.assert(
      fc.property(histories, policy, hours(1_000), fc.nat(5), (failures, shorter, time, attempts) => {
        const longer = {
          gracePeriodMs: shorter.gracePeriodMs + time,
          allowedFailures: shorter.allowedFailures + attempts,
        }
        const [less, more] = [shorter, longer].map((each) => simulateDunning(failures, each, now))
        expect(more?.freeMs).toBeGreaterThanOrEqual(less?.freeMs ?? Number.NaN)
        expect(more?.paidInTime).toBeGreaterThanOrEqual(less?.paidInTime ?? Number.NaN)
        expect(more?.lostAccess).toBeLessThanOrEqual(less?.lostAccess ?? Number.NaN)
        expect(more?.takenMs).toBeLessThanOrEqual(less?.takenMs ?? Number.NaN)
      }),
      { numRuns: 1_000 },
    )
  })

  it('every failure is counted once, and the money is the same under every policy', () => {
    fc.assert(
      fc.property(histories, policy, (failures, tried) => {
        const figures = simulateDunning(failures, tried, now)
        const { paidInTime, paidAfterLoss, notPaid, undecided } = figures
        expect(paidInTime + paidAfterLoss + notPaid + undecided).toBe(failures.length)
        const money = failures.reduce((sum, { paidCents }) => sum + (paidCents ?? 0), 0)
        expect(figures.paidInTimeCents + figures.paidAfterLossCents).toBe(money)
      }),
    )
  })

  it('two parts added are the whole', () => {
    fc.assert(
      fc.property(histories, histories, policy, (some, others, tried) => {
        const [a, b] = [simulateDunning(some, tried, now), simulateDunning(others, tried, now)]
        expect(addFigures(a, b)).toEqual(simulateDunning([...some, ...others], tried, now))
      }),
    )
  })

  it('the present policy simulated is what was done', () => {
    fc.assert(
      fc.property(history, hours(1_500), (failure, gracePeriodMs) => {
        const present = { gracePeriodMs, allowedFailures: MAX_PAYMENT_FAILURES }
        expect(simulateDunning([failure], present, now).lostAccess).toBe(timesLost(failure, gracePeriodMs))
      }),
      { numRuns: 1_000 },
    )
  })
})

/** Lives through a history with the rules that memberships follow, and counts how often they tell of a loss. */
function timesLost(failure: FailureHistory, gracePeriodMs: number): number {
  const [first = 0] = failure.failedAt
  const moments = [...failure.failedAt, first + gracePeriodMs, failure.settledAt, failure.endedAt]
    .filter((moment) => moment !== null)
    .filter((moment) => moment <= now)
    .toSorted((a, b) => a - b)
  let state = memberUntil(new Date(0))
  let lost = 0
  for (const moment of moments) {
    const subscription = providerAt(failure, moment)
    const next = {
      ...state,
      ...billingStateOf(state, subscription, { now: new Date(moment), gracePeriodMs }),
    }
    const told = changesBetween(state, next, subscription, new Set())
    lost += told.filter(({ type }) => type === 'membership.access-lost').length
    state = next
  }
  return lost
}

/** What the provider says at a moment of a history. */
function providerAt({ failedAt, settledAt, endedAt }: FailureHistory, moment: number): Subscription {
  const failed = failedAt.filter((at) => at <= moment).map((at) => new Date(at))
  const settled = settledAt !== null && settledAt <= moment
  const ended = endedAt !== null && endedAt <= moment
  const owes = !settled && !ended
  return subscriptionUntil(new Date(0), {
    state: ended ? 'ended' : owes ? 'past-due' : 'active',
    endedAt: ended ? new Date(endedAt) : null,
    openInvoice: owes
      ? {
          id: 'in_1',
          due: { amount: 49_900, currency: 'usd' },
          attemptCount: failed.length,
          failedAt: failed,
        }
      : null,
  })
}
