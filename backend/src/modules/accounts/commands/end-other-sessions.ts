import type { CommandContext } from '#platform/command-runner'

/** Ends every session of a person but the one that is stored under this key. */
export async function endOtherSessions(
  { accountId, key }: { accountId: string; key: Buffer },
  { em }: CommandContext,
): Promise<void> {
  await em.execute('delete from sessions where account_id = ? and id <> ?', [accountId, key])
}
