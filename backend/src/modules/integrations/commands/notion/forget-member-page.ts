import type { CommandContext } from '#platform/command-runner'
import { MemberPageSchema } from '../../persistence/notion/member-page-schema.ts'

/** Forgets which page was that of somebody who has left: it is in the trash. */
export async function forgetMemberPage(
  { accountId }: { accountId: string },
  { em }: CommandContext,
): Promise<void> {
  await em.nativeDelete(MemberPageSchema, { accountId })
}
