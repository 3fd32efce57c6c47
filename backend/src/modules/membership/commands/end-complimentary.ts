import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { isComplimentary } from '../domain/complimentary.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'
import { closeComplimentary } from '../steps/close-complimentary.ts'

/** Takes back a given membership, at once. Throws `conflict` for somebody who was given none, or pays by now. */
export async function endComplimentary(
  { accountId, reason }: { accountId: string; reason: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const membership = await em.findOne(MembershipSchema, { accountId })
  if (membership === null || !isComplimentary(membership))
    throw new DomainError('conflict', 'They have no membership that was given to them.')
  for (const event of closeComplimentary(membership, now, { because: 'withdrawn', reason })) emit(event)
}
