import type { CommandContext } from '#platform/command-runner'
import { SecondSubscriptionSchema } from '../persistence/second-subscription-schema.ts'

/** Takes down that somebody pays twice, and tells of it once. */
export async function recordSecondSubscription(
  found: { accountId: string; subscriptionId: string; keptSubscriptionId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const { subscriptionId } = found
  if ((await em.findOne(SecondSubscriptionSchema, { subscriptionId })) !== null) return
  em.create(SecondSubscriptionSchema, { ...found, foundAt: now })
  emit({ type: 'membership.second-subscription-found', payload: found })
}
