import type { CommandContext } from '#platform/command-runner'
import { DomainError } from '#platform/domain-error'
import { SecondSubscriptionSchema } from '../persistence/second-subscription-schema.ts'

/** Takes down that a second payment went back. Throws `not-found` for a subscription that is nobody's second one. */
export async function settleSecondSubscription(
  { subscriptionId }: { subscriptionId: string },
  { em, now }: CommandContext,
): Promise<void> {
  const found = await em.findOne(SecondSubscriptionSchema, { subscriptionId })
  if (found === null) throw new DomainError('not-found', "This subscription is nobody's second one.")
  found.refundedAt ??= now
}
