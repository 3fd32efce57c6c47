import type { CommandContext } from '#platform/command-runner'
import { getCallersAccount } from '../persistence/get-account.ts'
import { replaceBackupCodes } from '../persistence/replace-backup-codes.ts'

/** Gives an account new backup codes; the old ones no longer work. */
export async function renewBackupCodes(
  { accountId, codeHashes }: { accountId: string; codeHashes: readonly string[] },
  { em, emit }: CommandContext,
): Promise<void> {
  await getCallersAccount(em, accountId)
  await replaceBackupCodes(em, accountId, codeHashes)
  emit({ type: 'accounts.backup-codes-renewed', payload: { accountId } })
}
