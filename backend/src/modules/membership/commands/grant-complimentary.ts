import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import {
  basisOf,
  type Gift,
  isAsSeen,
  isComplimentary,
  refusedComplimentary,
  refusedGift,
} from '../domain/complimentary.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'

export interface GrantComplimentary extends Gift {
  accountId: string
  /** The gift that the editor saw, null for none; undefined for whoever does not say. */
  seen?: Gift | null | undefined
  reason: string
}

const OVERTAKEN =
  'Somebody else has changed this membership in the meantime. Yours was not saved: check what it is now, and repeat your change.'

/**
 * Gives a person a membership that costs nothing, or changes the one they were given. It has all the consequences of a
 * paid one: the events are the same. Throws `invalid-input` for the day and the reason, `conflict` for somebody who
 * pays, and for a gift that is not the one that the editor saw.
 */
export async function grantComplimentary(
  { accountId, tier, until, seen, reason }: GrantComplimentary,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const wrong = refusedGift({ until, reason }, now)
  if (wrong !== undefined) throw new DomainError('invalid-input', wrong)
  const before = await em.findOne(MembershipSchema, { accountId })
  const refusal = refusedComplimentary(before)
  if (refusal !== undefined) throw new DomainError('conflict', refusal)
  if (!isAsSeen(before, seen)) throw new DomainError('conflict', OVERTAKEN)
  const given = { ...givenUntil(until), tier, formerSubscriptionId: before && basisOf(before) }
  const previous = before !== null && isComplimentary(before) ? before.tier : undefined
  if (before === null) em.create(MembershipSchema, { accountId, disputes: [], ...given })
  else em.assign(before, given)
  const free = { accountId, tier, yearlyPriceCents: 0 }
  const end = until.toISOString()
  if (previous === undefined)
    emit({ type: 'membership.activated', payload: { ...free, checkoutId: null, currentPeriodEnd: end } })
  else if (previous !== tier && previous !== 'none')
    emit({
      type: 'membership.plan-changed',
      payload: { ...free, previousTier: previous, previousYearlyPriceCents: 0 },
    })
  emit({ type: 'membership.complimentary-granted', payload: { accountId, tier, until: end, reason } })
}

/** What was told of the former subscription's money stays known: nothing of it is to be told again afterwards. */
function givenUntil(until: Date) {
  return {
    status: 'active' as const,
    yearlyPriceCents: 0,
    gracePeriodEnd: null,
    paymentFailureCount: 0,
    accessEndedAt: null,
    currentPeriodEnd: until,
    cancelAt: null,
    complimentaryUntil: until,
    complimentaryEndAnnouncedFor: null,
    // What the provider still sends about the old subscription must not end what was given.
    stripeSubscriptionId: null,
  }
}
