/** One renewal that could not be collected at once. Times are in milliseconds since 1970. */
export interface FailureHistory {
  /** When the attempts failed, the earliest first; at least one. */
  failedAt: readonly number[]
  /** When nothing was owed any more, paid or not; null while it is owed. */
  settledAt: number | null
  /** What was paid at `settledAt`, in cents without tax; null when nobody paid. */
  paidCents: number | null
  /** When the subscription ended at the provider; null when it did not. */
  endedAt: number | null
  /** In cents, when the first attempt failed. */
  yearlyPriceCents: number
}

/** When access is lost over a renewal that is not paid. */
export interface DunningPolicy {
  /** How long access lasts from the first failure on, in milliseconds. */
  gracePeriodMs: number
  /** The failed attempt that ends access at once; 1 is the first. */
  allowedFailures: number
}

const NOTHING = {
  /** Renewals, by what came of them; together they are all there were. */
  paidInTime: 0,
  paidAfterLoss: 0,
  notPaid: 0,
  undecided: 0,
  /** How often access was lost. */
  lostAccess: 0,
  /** What was paid, in cents without tax; for what was not paid, the yearly price. */
  paidInTimeCents: 0,
  paidAfterLossCents: 0,
  notPaidCents: 0,
  /** Access given and never paid for, and access missed and paid for; both in milliseconds. */
  freeMs: 0,
  takenMs: 0,
}

export type DunningFigures = Readonly<typeof NOTHING>

/**
 * What a policy would have made of these failures, as seen at `now`.
 *
 * People pay when they paid: losing access is not assumed to make anybody pay sooner or later, nor to change when the
 * provider tries again. So the money is the same under every policy; what differs is who was inside when it came.
 *
 * Free days are the time with access from the first failure until access ended (or nothing was owed any more, or
 * `now`), of those renewals that were never paid. A renewal that is paid in the end pays for its whole year, so it has
 * no free days; any time without access before the payment counts as taken.
 */
export function simulateDunning(
  histories: Iterable<FailureHistory>,
  policy: DunningPolicy,
  now: number,
): DunningFigures {
  let sum: DunningFigures = NOTHING
  for (const history of histories) sum = addFigures(sum, { ...NOTHING, ...figuresOf(history, policy, now) })
  return sum
}

/** The combined figures of two sets of failures. */
export function addFigures(a: DunningFigures, b: DunningFigures): DunningFigures {
  return {
    paidInTime: a.paidInTime + b.paidInTime,
    paidAfterLoss: a.paidAfterLoss + b.paidAfterLoss,
    notPaid: a.notPaid + b.notPaid,
    undecided: a.undecided + b.undecided,
    lostAccess: a.lostAccess + b.lostAccess,
    paidInTimeCents: a.paidInTimeCents + b.paidInTimeCents,
    paidAfterLossCents: a.paidAfterLossCents + b.paidAfterLossCents,
    notPaidCents: a.notPaidCents + b.notPaidCents,
    freeMs: a.freeMs + b.freeMs,
    takenMs: a.takenMs + b.takenMs,
  }
}

function figuresOf(history: FailureHistory, policy: DunningPolicy, now: number): Partial<DunningFigures> {
  const { settledAt, paidCents, yearlyPriceCents } = history
  const [first = now] = history.failedAt
  const end = accessEnd(history, policy)
  const inTime = settledAt !== null && settledAt <= end
  const lostAccess = !inTime && end <= now ? 1 : 0
  if (settledAt !== null && paidCents !== null)
    return inTime
      ? { paidInTime: 1, paidInTimeCents: paidCents }
      : { paidAfterLoss: 1, paidAfterLossCents: paidCents, takenMs: settledAt - end, lostAccess }
  const freeMs = Math.min(end, settledAt ?? now, now) - first
  if (settledAt === null && end > now) return { undecided: 1, freeMs }
  return { notPaid: 1, notPaidCents: yearlyPriceCents, freeMs, lostAccess }
}

/**
 * When access ends if nothing is paid: after the grace period, with the last allowed failure, or with the subscription.
 */
function accessEnd({ failedAt, endedAt }: FailureHistory, policy: DunningPolicy): number {
  const [first = 0] = failedAt
  const never = Number.POSITIVE_INFINITY
  return Math.min(
    first + policy.gracePeriodMs,
    failedAt[policy.allowedFailures - 1] ?? never,
    endedAt ?? never,
  )
}
