import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { CommandContext } from '#platform/command-runner'

/** Keeps the report of a comparison in the journal. */
export async function recordReconciliation(
  report: PayloadOf<'membership.billing-reconciled'>,
  { emit }: CommandContext,
): Promise<void> {
  emit({ type: 'membership.billing-reconciled', payload: report })
}
