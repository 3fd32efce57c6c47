import type { CommandContext } from '#platform/command-runner'
import { BackupCodeSchema } from '../persistence/backup-code-schema.ts'

/** Uses up a backup code. Returns false for one that does not exist, or was used before. */
export async function takeBackupCode(
  { accountId, codeHash }: { accountId: string; codeHash: string },
  { em, now }: CommandContext,
): Promise<boolean> {
  const taken = await em.nativeUpdate(
    BackupCodeSchema,
    { accountId, codeHash, usedAt: null },
    { usedAt: now },
  )
  return taken === 1
}
