import { recordUnclaimedPayment } from './commands/record-unclaimed-payment.ts'
import type { ListedSubscription } from './domain/billing.ts'
import { unclaimedIfExpiringBefore } from './domain/claim.ts'
import { listUnclaimedPayments } from './queries/list-unclaimed-payments.ts'
import { type Finding, finding, type ReconciliationParts, type Run } from './reconciliation-steps.ts'

/**
 * Records what is charged each year although nobody follows the link to it. Whose it is is for a person to find out.
 */
export async function recordUnclaimedPayments(
  { sql, clock, commands }: ReconciliationParts,
  baseless: ReadonlyMap<string, ListedSubscription>,
  { dryRun, actor }: Run,
): Promise<Finding[]> {
  const waiting = await listUnclaimedPayments(sql, unclaimedIfExpiringBefore(clock()))
  const charged = waiting.filter(({ subscriptionId }) => baseless.has(subscriptionId))
  for (const found of charged) if (!dryRun) await commands.run(recordUnclaimedPayment, found, actor)
  return charged.map(({ subscriptionId: id }) =>
    finding('unclaimed-payment', baseless.get(id)?.customerId ?? null, id, false),
  )
}
