import type { CommandContext } from '#platform/command-runner'
import { AccountSchema } from '../persistence/account-schema.ts'
import { replaceBackupCodes } from '../persistence/replace-backup-codes.ts'
import { SecondFactorSchema } from '../persistence/second-factor-schema.ts'

/** Turns the second factor off and forgets its secret and codes. */
export async function disableSecondFactor(
  { accountId }: { accountId: string },
  { em, emit }: CommandContext,
): Promise<void> {
  const account = await em.findOneOrFail(AccountSchema, { id: accountId })
  if (account.secondFactorAt === null) return
  account.secondFactorAt = null
  await em.nativeDelete(SecondFactorSchema, { accountId })
  await replaceBackupCodes(em, accountId, [])
  emit({ type: 'accounts.second-factor-disabled', payload: { accountId } })
}
