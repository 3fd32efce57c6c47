import type { AlsoEnded } from '@meridian/contracts/values/also-ended'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { endedByMailedPassword } from '../domain/mailed-password.ts'
import { AccountSchema } from '../persistence/account-schema.ts'
import { cancelPendingEmailChange } from '../persistence/cancel-email-change.ts'
import { endSessions } from '../persistence/end-sessions.ts'
import { forgetSecondFactor } from '../persistence/forget-second-factor.ts'
import { PasswordLinkSchema } from '../persistence/password-link-schema.ts'

export interface PasswordSet {
  accountId: string
  /** Whether they also need a code to be signed in. */
  asksForCode: boolean
  /** The version to sign them in with. */
  credentialsVersion: number
  /** What others keep for the account has to end accordingly. */
  alsoEnded: AlsoEnded
}

/**
 * Sets a password by a mailed link, which uses up every link of the account, and ends all of its sessions. Where nobody
 * had confirmed the address, its second factor ends as well: it may be a stranger's. Throws `invalid-input` for a used
 * link.
 */
export async function setPassword(
  { linkId, passwordHash }: { linkId: string; passwordHash: string },
  { em, emit, now }: CommandContext,
): Promise<PasswordSet> {
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
  const alsoEnded = endedByMailedPassword(account)
  account.passwordHash = passwordHash
  if (alsoEnded === 'everything') await forgetSecondFactor(em, account)
  await cancelPendingEmailChange(em, { accountId, keep: account.emailKey, now })
  // The link came by mail to the account's address.
  if (!account.emailVerifiedAt) {
    account.emailVerifiedAt = now
    emit({ type: 'accounts.email-verified', payload: { accountId } })
  }
  await em.nativeUpdate(PasswordLinkSchema, { accountId, usedAt: null }, { usedAt: now })
  const credentialsVersion = await endSessions(em, accountId)
  emit({ type: 'accounts.password-set', payload: { accountId, alsoEnded } })
  return { accountId, asksForCode: account.secondFactorAt !== null, credentialsVersion, alsoEnded }
}
