import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { recordReconciliation } from './commands/record-reconciliation.ts'
import { repairMissedChanges } from './reconciliation-changes.ts'
import { recordUnclaimedPayments } from './reconciliation-claims.ts'
import { compareWithProvider } from './reconciliation-comparison.ts'
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
    const { compared, differences, baseless } = await compareWithProvider(parts)
    const changes = await repairMissedChanges(parts, differences, run)
    const seconds = await recordSecondSubscriptions(parts, baseless, run)
    const unclaimed = await recordUnclaimedPayments(parts, baseless, run)
    const findings = [...messages, ...changes, ...seconds, ...unclaimed]
    const report = { startedAt, dryRun: run.dryRun, compared, findings }
    await parts.commands.run(recordReconciliation, report, run.actor)
    return report
  }
}
