import type { CommandContext } from '#platform/command-runner'
import { MembershipSchema } from '../persistence/membership-schema.ts'

const BATCH = 500

/** Tells of gifts that end within the notice period, each once. Returns how many: call it until there are none left. */
export async function announceComplimentaryEnds(
  { noticeMs }: { noticeMs: number },
  { em, emit, now }: CommandContext,
): Promise<number> {
  const near = await em.find(
    MembershipSchema,
    {
      status: 'active',
      complimentaryUntil: { $gt: now, $lte: new Date(now.getTime() + noticeMs) },
      complimentaryEndAnnouncedFor: null,
    },
    { limit: BATCH, orderBy: { complimentaryUntil: 'asc' } },
  )
  for (const membership of near) {
    const { accountId, complimentaryUntil } = membership
    if (!complimentaryUntil) continue
    membership.complimentaryEndAnnouncedFor = complimentaryUntil
    emit({
      type: 'membership.complimentary-end-announced',
      payload: { accountId, endsAt: complimentaryUntil.toISOString() },
    })
  }
  return near.length
}
