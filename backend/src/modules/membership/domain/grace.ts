import { MAX_PAYMENT_FAILURES } from '@meridian/contracts/values/limits'
import type { OpenInvoice, Subscription } from './billing.ts'

/**
 * When access ends for an invoice that could not be collected: the grace period runs from the first failure, and
 * the last failure that is allowed ends it at once. Only the provider's own times count, so it does not matter when
 * or how often we hear of them.
 */
export function gracePeriodEnd(
  invoice: Pick<OpenInvoice, 'attemptCount' | 'failedAt'>,
  gracePeriodMs: number,
): Date {
  const [first = new Date(0)] = invoice.failedAt
  const end = first.getTime() + gracePeriodMs
  if (invoice.attemptCount < MAX_PAYMENT_FAILURES) return new Date(end)
  const last = invoice.failedAt[MAX_PAYMENT_FAILURES - 1] ?? invoice.failedAt.at(-1) ?? first
  return new Date(Math.min(end, last.getTime()))
}

/**
 * When the attempts to collect an invoice failed, the earliest first; at least one. The first is made as soon as there
 * is something to collect. One to which the bank answered by asking for the cardholder left no charge.
 * @param charges those that failed, the earliest first
 */
export function failureTimes({
  attemptCount,
  billedAt,
  charges,
}: {
  attemptCount: number
  billedAt: Date
  charges: readonly Date[]
}): Date[] {
  const later = charges.length < attemptCount ? charges : charges.slice(1)
  return [billedAt, ...later]
}

/**
 * When access ends where the provider has given up collecting: at the last attempt, and no later than the grace period.
 */
export function givenUpAt(
  { openInvoice, currentPeriodEnd }: Pick<Subscription, 'openInvoice' | 'currentPeriodEnd'>,
  gracePeriodMs: number,
): Date {
  const last = openInvoice?.failedAt.at(-1)
  if (!openInvoice || !last) return yearBefore(currentPeriodEnd)
  return new Date(Math.min(gracePeriodEnd(openInvoice, gracePeriodMs).getTime(), last.getTime()))
}

/** When the period that ends then began: every membership is paid for a year, which ends on 28 February where it has no 29th. */
export function yearBefore(end: Date): Date {
  const start = new Date(end)
  start.setUTCFullYear(end.getUTCFullYear() - 1)
  // A day that the year does not have is read as 1 March.
  if (start.getUTCMonth() !== end.getUTCMonth()) start.setUTCDate(0)
  return start
}

const PROVIDER_AWAITED_MS = 60 * 60 * 1_000

/**
 * True when access ends although the provider could not be asked again: this long after the end, nobody waits for it.
 */
export function endsByClock({ gracePeriodEnd: end }: { gracePeriodEnd: Date }, now: Date): boolean {
  return now.getTime() - end.getTime() >= PROVIDER_AWAITED_MS
}
