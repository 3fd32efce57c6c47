import type { CommandContext } from '#platform/command-runner'
import { DomainError } from '#platform/domain-error'
import { AccountSchema } from '../persistence/account-schema.ts'
import { endSessions } from '../persistence/end-sessions.ts'
import { giveUpEmailChange } from '../persistence/give-up-email-change.ts'
import { PasswordLinkSchema } from '../persistence/password-link-schema.ts'

/**
 * Sets a password by a mailed link, which uses up every link of the account, and ends all of its sessions. Answers
 * whose it is, whether they need a code as well to be signed in, and the version of the credentials to do it with.
 */
export async function setPassword(
  { linkId, passwordHash }: { linkId: string; passwordHash: string },
  { em, emit, now }: CommandContext,
): Promise<{ accountId: string; asksForCode: boolean; credentialsVersion: number }> {
  // Only one of two simultaneous uses may find the link unused.
  const claimed = await em.nativeUpdate(
    PasswordLinkSchema,
    { id: linkId, usedAt: null, expiresAt: { $gt: now } },
    { usedAt: now },
  )
  if (claimed === 0)
    throw new DomainError(
      'invalid-input',
      'This link has already been used or has expired. Please request a new one.',
    )
  const { accountId } = await em.findOneOrFail(PasswordLinkSchema, { id: linkId })
  const account = await em.findOneOrFail(AccountSchema, { id: accountId })
  account.passwordHash = passwordHash
  await giveUpEmailChange(em, { accountId, keep: account.emailKey, now })
  // The link came by mail to the account's address.
  if (!account.emailVerifiedAt) {
    account.emailVerifiedAt = now
    emit({ type: 'accounts.email-verified', payload: { accountId } })
  }
  await em.nativeUpdate(PasswordLinkSchema, { accountId, usedAt: null }, { usedAt: now })
  const credentialsVersion = await endSessions(em, accountId)
  emit({ type: 'accounts.password-set', payload: { accountId } })
  return { accountId, asksForCode: account.secondFactorAt !== null, credentialsVersion }
}
