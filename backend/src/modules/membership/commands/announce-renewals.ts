import type { CommandContext } from '#platform/command-runner'
import { MembershipSchema } from '../persistence/membership-schema.ts'

const BATCH = 500

/**
 * Tells of renewals that come within the notice period, each once. Returns how many: call it until there are none left.
 */
export async function announceRenewals(
  { noticeMs }: { noticeMs: number },
  { em, emit, now }: CommandContext,
): Promise<number> {
  const near = await em.find(
    MembershipSchema,
    {
      status: 'active',
      cancelAt: null,
      complimentaryUntil: null,
      currentPeriodEnd: { $gt: now, $lte: new Date(now.getTime() + noticeMs) },
      // The renewal announced before is in the past once its day has come.
      $or: [{ renewalAnnouncedFor: null }, { renewalAnnouncedFor: { $lte: now } }],
    },
    { limit: BATCH, orderBy: { currentPeriodEnd: 'asc' } },
  )
  for (const membership of near) {
    const { accountId, currentPeriodEnd, yearlyPriceCents } = membership
    if (!currentPeriodEnd) continue
    membership.renewalAnnouncedFor = currentPeriodEnd
    emit({
      type: 'membership.renewal-announced',
      payload: { accountId, renewsAt: currentPeriodEnd.toISOString(), yearlyPriceCents },
    })
  }
  return near.length
}
