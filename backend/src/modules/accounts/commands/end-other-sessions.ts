import type { CommandContext } from '#platform/command-runner'
import { endSessions } from '../persistence/end-sessions.ts'

/** Ends every session of a person but the one that is stored under this key. */
export async function endOtherSessions(
  { accountId, key }: { accountId: string; key: Buffer },
  { em }: CommandContext,
): Promise<void> {
  await endSessions(em, accountId, key)
}
