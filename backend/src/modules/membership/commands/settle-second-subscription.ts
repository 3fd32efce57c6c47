import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { lockSecond } from '../persistence/lock-second.ts'

/**
 * Records that staff gave a second payment back, and why; only once, even if two of them press, and even if the
 * provider has already told of the refund. Throws `not-found` for a subscription that is nobody's second one.
 */
export async function settleSecondSubscription(
  { subscriptionId, reason }: { subscriptionId: string; reason: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const found = await lockSecond(em, subscriptionId)
  if (found === null) throw new DomainError('not-found', "This subscription is nobody's second one.")
  if (found.givenBackAt) return
  found.givenBackAt = now
  found.refundedAt ??= now
  const { accountId } = found
  emit({ type: 'membership.second-payment-given-back', payload: { accountId, subscriptionId, reason } })
}
