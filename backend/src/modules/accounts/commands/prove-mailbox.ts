import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { emailKey } from '../domain/identity-keys.ts'
import { AccountSchema } from '../persistence/account-schema.ts'
import { cancelPendingEmailChange } from '../persistence/cancel-email-change.ts'
import { endSessions } from '../persistence/end-sessions.ts'
import { forgetSecondFactor } from '../persistence/forget-second-factor.ts'
import { PasswordLinkSchema } from '../persistence/password-link-schema.ts'

/**
 * Somebody has followed a link that was mailed to an account's address. Where nobody had confirmed that address, the
 * account may have been made by somebody else: every earlier way in ends, and a link that sets a password is mailed.
 * Returns whether that was so, in which case what others keep for the account has to go, too; whether the account has a
 * password, which an earlier proof may have taken; and whether it is suspended. Throws `conflict` when the account is gone or has another
 * address by now.
 */
export async function proveMailbox(
  { accountId, email }: { accountId: string; email: string },
  context: CommandContext,
): Promise<{ reclaimed: boolean; hasPassword: boolean; suspended: boolean }> {
  const { em, emit, now } = context
  const account = await em.findOne(AccountSchema, { id: accountId })
  if (account === null)
    throw new DomainError(
      'conflict',
      'The account with this e-mail address was deleted. Please contact support.',
    )
  if (account.emailKey !== emailKey(email))
    throw new DomainError(
      'conflict',
      'The e-mail address of your account is no longer the one used for the payment. Please contact support.',
    )
  const suspended = account.suspendedAt !== null
  // The operator vouches for the admin's address.
  if (account.emailVerifiedAt || account.role === 'admin')
    return { reclaimed: false, hasPassword: Boolean(account.passwordHash), suspended }
  em.assign(account, { emailVerifiedAt: now, passwordHash: null })
  await forgetSecondFactor(em, account)
  await endWaysIn(accountId, account.emailKey, context)
  emit({ type: 'accounts.email-verified', payload: { accountId } })
  emit({ type: 'accounts.account-reclaimed', payload: { accountId } })
  return { reclaimed: true, hasPassword: false, suspended }
}

async function endWaysIn(accountId: string, keep: string, { em, now }: CommandContext): Promise<void> {
  await cancelPendingEmailChange(em, { accountId, keep, now })
  // All were mailed to the owner; used up, they make room for the one that is mailed now.
  await em.nativeUpdate(PasswordLinkSchema, { accountId, usedAt: null }, { usedAt: now })
  await endSessions(em, accountId)
}
