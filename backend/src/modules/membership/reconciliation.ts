import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { recordReconciliation } from './commands/record-reconciliation.ts'
import type { ListedSubscription } from './domain/billing.ts'
import { repairMissedChanges } from './reconciliation-changes.ts'
import { recordUnclaimedPayments } from './reconciliation-claims.ts'
import {
  type ReconciliationParts,
  type Run,
  recordSecondSubscriptions,
  repairMissedMessages,
} from './reconciliation-steps.ts'

/** Compares everything with the provider, and repairs what differs unless it is a dry run. */
type Reconcile = (run: Run) => Promise<PayloadOf<'membership.billing-reconciled'>>

export function createReconciliation(parts: ReconciliationParts): Reconcile {
  return async (run) => {
    const startedAt = parts.clock().toISOString()
    const messages = await repairMissedMessages(parts, run)
    const listed = new Map<string, ListedSubscription>()
    for await (const subscription of parts.gateway.subscriptions()) listed.set(subscription.id, subscription)
    const changes = await repairMissedChanges(parts, listed, run)
    const seconds = await recordSecondSubscriptions(parts, listed, run)
    const unclaimed = await recordUnclaimedPayments(parts, listed, run)
    const findings = [...messages, ...changes, ...seconds, ...unclaimed]
    const report = { startedAt, dryRun: run.dryRun, compared: listed.size, findings }
    await parts.commands.run(recordReconciliation, report, run.actor)
    return report
  }
}
