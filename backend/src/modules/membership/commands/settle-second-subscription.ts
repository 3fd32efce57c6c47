import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { lockSecondSubscription } from '../persistence/lock-second-subscription.ts'

/**
 * Records that staff gave a second payment back, or ended the subscription where there was nothing to give back, and
 * why; only once, even if two of them press, and even if the provider has already told of it. Throws `not-found` for a
 * subscription that is nobody's second one.
 */
export async function settleSecondSubscription(
  { subscriptionId, reason, refunded }: { subscriptionId: string; reason: string; refunded: boolean },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const found = await lockSecondSubscription(em, subscriptionId)
  if (found === null) throw new DomainError('not-found', "This subscription is nobody's second one.")
  if (found.givenBackAt) return
  found.givenBackAt = now
  if (refunded) found.refundedAt ??= now
  else found.endedAt ??= now
  const type = refunded ? 'membership.second-payment-given-back' : 'membership.second-subscription-ended'
  emit({ type, payload: { accountId: found.accountId, subscriptionId, reason } })
}
