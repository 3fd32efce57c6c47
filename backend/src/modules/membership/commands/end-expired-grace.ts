import type { CommandContext } from '#platform/command-runner'
import { lossReason } from '../domain/changes.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'

const BATCH = 500

/** Acts on grace periods whose end has passed. Answers how many; a full batch means there may be more. */
export async function endExpiredGrace(_: undefined, { em, emit, now }: CommandContext): Promise<number> {
  const expired = await em.find(
    MembershipSchema,
    { status: 'payment_failed', accessEndedAt: null, gracePeriodEnd: { $lte: now } },
    { limit: BATCH, orderBy: { gracePeriodEnd: 'asc' } },
  )
  for (const membership of expired) {
    membership.accessEndedAt = membership.gracePeriodEnd ?? now
    emit({
      type: 'membership.access-lost',
      payload: {
        accountId: membership.accountId,
        reason: lossReason({ ...membership, refundedInvoiceId: null }),
      },
    })
  }
  return expired.length
}
