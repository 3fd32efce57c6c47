import type { EntityManager } from '@mikro-orm/postgresql'
import { BackupCodeSchema } from './backup-code-schema.ts'

/** Replaces the backup codes of an account with these. */
export async function replaceBackupCodes(
  em: EntityManager,
  accountId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await em.nativeDelete(BackupCodeSchema, { accountId })
  for (const codeHash of codeHashes) em.create(BackupCodeSchema, { accountId, codeHash })
}
