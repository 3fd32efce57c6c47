import type { CommandContext } from '#platform/command-runner'
import { MemberPageSchema } from '../../persistence/notion/member-page-schema.ts'

/**
 * Forgets what the page of somebody who has left says. Which page it is stays known, so that it can be taken whenever
 * the workspace lets us.
 */
export async function forgetMemberEntry(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<void> {
  const page = { accountId, written: { $ne: null } }
  await em.nativeUpdate(MemberPageSchema, page, { written: null, writtenAt: now })
}
