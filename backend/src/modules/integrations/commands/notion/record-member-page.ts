import type { CommandContext } from '#platform/command-runner'
import type { MemberEntry } from '../../domain/notion/member-entry.ts'
import { MemberPageSchema } from '../../persistence/notion/member-page-schema.ts'

/** Records which page is a member's, and what it says now. */
export async function recordMemberPage(
  { entry, sourceId, pageId }: { entry: MemberEntry; sourceId: string; pageId: string },
  { em, now }: CommandContext,
): Promise<void> {
  const { accountId } = entry
  const said = { sourceId, pageId, written: entry, writtenAt: now }
  const row = await em.findOne(MemberPageSchema, { accountId })
  if (row === null) em.create(MemberPageSchema, { accountId, ...said })
  else em.assign(row, said)
}
