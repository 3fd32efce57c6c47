import { DAY_MS } from '@meridian/contracts/values/durations'
import type { OpenInvoice, Subscription } from '../billing.ts'
import { changesBetween } from '../changes.ts'
import { billingStateOf } from '../converge.ts'
import type { MembershipState } from '../membership.ts'
import { memberUntil, subscriptionUntil } from './standing.ts'

const gracePeriodMs = 7 * DAY_MS
/** A day of one November. */
export const day = (number: number) => new Date(Date.UTC(2026, 10, number))

/** A member whose period ends on the first of it. */
export const active: MembershipState = memberUntil(day(1))

/** A renewal whose attempts failed on these days. */
export const failed = (...days: number[]): OpenInvoice => ({
  id: 'in_1',
  due: { amount: 49_900, currency: 'usd' },
  attemptCount: days.length,
  failedAt: days.map(day),
})

/** What a look makes of a membership, and the types of what it tells; no payment was told of before. */
export function step(before: MembershipState, change: Partial<Subscription>, now: Date) {
  const next = subscriptionUntil(day(1), change)
  const after = { ...before, ...billingStateOf(before, next, { now, gracePeriodMs }) }
  return {
    after,
    events: changesBetween(before, after, next, new Set()).map((event) => event.type),
  }
}
