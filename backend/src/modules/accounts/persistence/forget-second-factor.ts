import type { EntityManager } from '@mikro-orm/postgresql'
import { replaceBackupCodes } from './replace-backup-codes.ts'
import { SecondFactorSchema } from './second-factor-schema.ts'

/**
 * Removes the second factor from an account, with its secret, whether in use or only prepared, and the backup codes.
 */
export async function forgetSecondFactor(
  em: EntityManager,
  account: { id: string; secondFactorAt?: Date | null | undefined },
): Promise<void> {
  account.secondFactorAt = null
  await em.nativeDelete(SecondFactorSchema, { accountId: account.id })
  await replaceBackupCodes(em, account.id, [])
}
