import type { DomainEvent, PayloadOf } from '@meridian/contracts/events/catalogue'
import type { Membership } from '../persistence/membership-schema.ts'

/** Ends a membership that was given, and the access with it. Returns what to tell. */
export function closeComplimentary(
  membership: Membership,
  at: Date,
  how: Pick<PayloadOf<'membership.complimentary-ended'>, 'because' | 'reason'>,
): DomainEvent[] {
  const { accountId } = membership
  membership.status = 'canceled'
  membership.accessEndedAt = at
  membership.complimentaryUntil = null
  membership.stripeSubscriptionId = membership.formerSubscriptionId ?? null
  membership.formerSubscriptionId = null
  return [
    { type: 'membership.complimentary-ended', payload: { accountId, ...how } },
    { type: 'membership.canceled', payload: { accountId } },
    { type: 'membership.access-lost', payload: { accountId, reason: 'complimentary-ended' } },
  ]
}
