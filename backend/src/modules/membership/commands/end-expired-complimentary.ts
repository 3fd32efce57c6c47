import type { CommandContext } from '#platform/command-runner'
import { MembershipSchema } from '../persistence/membership-schema.ts'
import { closeComplimentary } from '../steps/close-complimentary.ts'

const BATCH = 500

/** Ends the gifts whose day has come. Returns how many: call it until there are none left. */
export async function endExpiredComplimentary(
  _: undefined,
  { em, emit, now }: CommandContext,
): Promise<number> {
  const expired = await em.find(
    MembershipSchema,
    { status: 'active', complimentaryUntil: { $lte: now } },
    { limit: BATCH, orderBy: { complimentaryUntil: 'asc' } },
  )
  for (const membership of expired)
    for (const event of closeComplimentary(membership, now, { because: 'expired', reason: null })) emit(event)
  return expired.length
}
