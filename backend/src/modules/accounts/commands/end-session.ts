import type { CommandContext } from '#platform/command-runner'

/** Ends one session of a person. Returns false when they have no such session. */
export async function endSession(
  { accountId, sessionId }: { accountId: string; sessionId: string },
  { em }: CommandContext,
): Promise<boolean> {
  const ended = await em.execute(
    'delete from sessions where account_id = ? and public_id = ? returning public_id',
    [accountId, sessionId],
  )
  return ended.length === 1
}
