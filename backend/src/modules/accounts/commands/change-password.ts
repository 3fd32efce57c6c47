import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { cancelPendingEmailChange } from '../persistence/cancel-email-change.ts'
import { endSessions } from '../persistence/end-sessions.ts'
import { getCallersAccount } from '../persistence/get-account.ts'
import { PasswordLinkSchema } from '../persistence/password-link-schema.ts'

export interface ChangePassword {
  accountId: string
  /** The hash that the current password was checked against. */
  knownHash: string
  passwordHash: string
}

/**
 * Replaces a password, uses up every mailed link, and ends every session: the caller signs in again at once, with the
 * version of the credentials that it returns.
 */
export async function changePassword(
  { accountId, knownHash, passwordHash }: ChangePassword,
  { em, emit, now }: CommandContext,
): Promise<number> {
  const account = await getCallersAccount(em, accountId)
  if (account.passwordHash !== knownHash)
    throw new DomainError(
      'conflict',
      'The password has been changed in the meantime. Sign in with the new one.',
    )
  account.passwordHash = passwordHash
  await cancelPendingEmailChange(em, { accountId, keep: account.emailKey, now })
  await em.nativeUpdate(PasswordLinkSchema, { accountId, usedAt: null }, { usedAt: now })
  const credentialsVersion = await endSessions(em, accountId)
  emit({ type: 'accounts.password-set', payload: { accountId, alsoEnded: 'nothing' } })
  return credentialsVersion
}
