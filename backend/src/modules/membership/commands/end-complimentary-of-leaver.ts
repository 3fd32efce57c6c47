import type { CommandContext } from '#platform/command-runner'
import { isComplimentary } from '../domain/complimentary.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'
import { closeComplimentary } from '../steps/close-complimentary.ts'

/**
 * Ends what was given to somebody who has deleted their account; whoever pays has a subscription that ends by itself.
 */
export async function endComplimentaryOfLeaver(
  { accountId }: { accountId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const membership = await em.findOne(MembershipSchema, { accountId })
  if (membership === null || !isComplimentary(membership)) return
  for (const event of closeComplimentary(membership, now, { because: 'left', reason: null })) emit(event)
}
