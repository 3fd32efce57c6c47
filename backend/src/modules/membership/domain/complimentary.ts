import type { MembershipStatus } from '@meridian/contracts/values/access'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { problemOfReason } from '@meridian/contracts/values/reason'
import type { Tier } from '@meridian/contracts/values/tiers'

const YEAR_MS = 366 * DAY_MS
const MAX_YEARS = 5

/** The membership, if any, before one is given. */
export interface Present {
  status: MembershipStatus
  complimentaryUntil?: Date | null | undefined
}

/** Why nobody can be given a membership until that day; undefined for a day that will do. */
export function refusedDay(until: Date, now: Date): string | undefined {
  if (until <= now) return 'until: Choose a day in the future.'
  const latest = now.getTime() + MAX_YEARS * YEAR_MS
  return until.getTime() > latest ? `until: At most ${MAX_YEARS} years at a time.` : undefined
}

/** All that is wrong with a day and a reason, each after its name; undefined where nothing is. */
export function refusedGift(
  { until, reason }: { until: Date; reason: string },
  now: Date,
): string | undefined {
  const why = problemOfReason(reason)
  const refusals = [refusedDay(until, now), why && `reason: ${why}`].filter(
    (refusal) => refusal !== undefined,
  )
  return refusals.length === 0 ? undefined : refusals.join('; ')
}

/** Why this person cannot be given a membership; undefined when they can. */
export function refusedComplimentary(present: Present | null): string | undefined {
  if (present === null || isComplimentary(present)) return undefined
  if (present.status === 'active') return 'They pay for a membership. Their subscription has to end first.'
  if (present.status === 'payment_failed')
    return 'A payment for their membership is due. Their subscription has to end first.'
  return undefined
}

/** What somebody was given. */
export interface Gift {
  tier: Tier
  until: Date
}

/** Whether what somebody was given is what its editor saw; null for nothing, undefined for whoever does not say. */
export function isAsSeen(
  present: (Present & { tier: Tier | 'none' }) | null,
  seen: Gift | null | undefined,
): boolean {
  if (seen === undefined) return true
  if (present === null || !isComplimentary(present)) return seen === null
  return seen?.tier === present.tier && seen.until.getTime() === present.complimentaryUntil?.getTime()
}

/**
 * The subscription that a membership is based on; for one that was given, the one before it, which takes its place again
 * afterwards. Null for somebody who never paid.
 */
export function basisOf({
  stripeSubscriptionId,
  formerSubscriptionId,
}: {
  stripeSubscriptionId?: string | null | undefined
  formerSubscriptionId?: string | null | undefined
}): string | null {
  return stripeSubscriptionId ?? formerSubscriptionId ?? null
}

/** True while a membership was given, and is not paid for. */
export function isComplimentary({ status, complimentaryUntil }: Present): boolean {
  return status === 'active' && Boolean(complimentaryUntil)
}
