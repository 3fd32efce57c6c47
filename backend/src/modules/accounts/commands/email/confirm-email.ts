import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { AccountSchema } from '../../persistence/account-schema.ts'
import { cancelPendingEmailChange } from '../../persistence/cancel-email-change.ts'
import { EmailLinkSchema } from '../../persistence/email-link-schema.ts'
import { PasswordLinkSchema } from '../../persistence/password-link-schema.ts'

const USED_UP =
  'This link has already been used or has expired. Sign in, and request a new one under Settings.'

export interface ConfirmEmail {
  linkId: string
  /** The account that is signed in where the link is followed; undefined where there is none. */
  callerId: string | undefined
}

/**
 * Follows a mailed link: this proves that its address is the person's, and makes it the account's where it was not
 * before. Returns the address. Throws `invalid-input` for a link that is used up, `not-signed-in` or `forbidden` for
 * whoever is not signed in to its account, `conflict` for an address that is taken.
 */
export async function confirmEmail(
  { linkId, callerId }: ConfirmEmail,
  { em, emit, now }: CommandContext,
): Promise<string> {
  // Only one of two simultaneous uses may find the link unused.
  const open = { id: linkId, usedAt: null, expiresAt: { $gt: now } }
  if ((await em.nativeUpdate(EmailLinkSchema, open, { usedAt: now })) === 0)
    throw new DomainError('invalid-input', USED_UP)
  const { accountId, email, emailKey } = await em.findOneOrFail(EmailLinkSchema, { id: linkId })
  checkCaller(callerId, accountId)
  const account = await em.findOneOrFail(AccountSchema, { id: accountId })
  if (account.emailKey !== emailKey) {
    if ((await em.findOne(AccountSchema, { emailKey })) !== null)
      throw new DomainError('conflict', 'Another account now has this e-mail address.')
    emit({ type: 'accounts.email-changed', payload: { accountId, email, previousEmail: account.email } })
    em.assign(account, { email, emailKey, emailVerifiedAt: now })
    await cancelPendingEmailChange(em, { accountId, keep: emailKey, now })
    // Links that set a password went to the old address, which somebody else may read by now.
    await em.nativeUpdate(PasswordLinkSchema, { accountId, usedAt: null }, { usedAt: now })
  } else if (!account.emailVerifiedAt) {
    account.emailVerifiedAt = now
    emit({ type: 'accounts.email-verified', payload: { accountId } })
  }
  return email
}

/**
 * Whoever reads the mailbox need not be the one who made the account: somebody may have made it with an address that is
 * not theirs.
 */
function checkCaller(callerId: string | undefined, accountId: string): void {
  if (callerId === undefined)
    throw new DomainError('not-signed-in', 'Sign in first to the account that this mail is about.')
  if (callerId !== accountId)
    throw new DomainError(
      'forbidden',
      'This mail is about another account than the one you are signed in to. Sign in to that one first.',
    )
}
