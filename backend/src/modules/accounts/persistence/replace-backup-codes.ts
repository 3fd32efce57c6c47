import type { EntityManager } from '@mikro-orm/postgresql'
import { BackupCodeSchema } from './backup-code-schema.ts'

/** Gives an account these backup codes instead of those it had. */
export async function replaceBackupCodes(
  em: EntityManager,
  accountId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await em.nativeDelete(BackupCodeSchema, { accountId })
  for (const codeHash of codeHashes) em.create(BackupCodeSchema, { accountId, codeHash })
}
