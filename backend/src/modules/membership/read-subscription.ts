import type { ListedSubscription } from './domain/billing.ts'
import type { ReconciliationParts } from './reconciliation-steps.ts'

/** A subscription as the provider has it by now; where it cannot be read, what its list said. */
export async function readSubscription(
  { gateway, log }: Pick<ReconciliationParts, 'gateway' | 'log'>,
  subscriptionId: string,
  listed: ListedSubscription | undefined,
): Promise<ListedSubscription | undefined> {
  try {
    return await gateway.subscription(subscriptionId)
  } catch (err) {
    log.warn({ err, subscriptionId }, 'a subscription could not be read at the provider')
    return listed
  }
}
