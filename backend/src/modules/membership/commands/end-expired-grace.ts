import type { CommandContext } from '#platform/command-runner'
import { lossReason } from '../domain/changes.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'

/** Ends the access of a membership whose grace period has ended; nothing when that has been done, or it was paid. */
export async function endExpiredGrace(
  { accountId }: { accountId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const membership = await em.findOne(MembershipSchema, {
    accountId,
    status: 'payment_failed',
    accessEndedAt: null,
    gracePeriodEnd: { $lte: now },
  })
  if (membership === null) return
  membership.accessEndedAt = membership.gracePeriodEnd ?? now
  const reason = lossReason({ ...membership, refundedInvoiceId: null })
  emit({ type: 'membership.access-lost', payload: { accountId, reason } })
}
