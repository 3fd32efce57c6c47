import type { CommandContext } from '#platform/command-runner'
import { AccountDeletionSchema } from '../persistence/account-deletion-schema.ts'

/** Notes that nothing is left that identified somebody. */
export async function closeDeletion(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<void> {
  await em.nativeUpdate(AccountDeletionSchema, { accountId, forgottenAt: null }, { forgottenAt: now })
}
