import type { CommandContext } from '#platform/command-runner'
import { DomainError } from '#platform/domain-error'
import { AccountSchema } from '../../persistence/account-schema.ts'
import { EmailLinkSchema } from '../../persistence/email-link-schema.ts'
import { giveUpEmailChange } from '../../persistence/give-up-email-change.ts'
import { PasswordLinkSchema } from '../../persistence/password-link-schema.ts'

const USED_UP =
  'This link has already been used or has expired. Sign in, and request a new one under Settings.'

/**
 * Follows a mailed link: its address is known to be the person's, and becomes the account's where it was not before.
 * Answers the address. Throws `invalid-input` for a link that is used up, `conflict` for an address that is taken.
 */
export async function confirmEmail({ linkId }: { linkId: string }, context: CommandContext): Promise<string> {
  const { em, emit, now } = context
  // Only one of two simultaneous uses may find the link unused.
  const open = { id: linkId, usedAt: null, expiresAt: { $gt: now } }
  if ((await em.nativeUpdate(EmailLinkSchema, open, { usedAt: now })) === 0)
    throw new DomainError('invalid-input', USED_UP)
  const { accountId, email, emailKey } = await em.findOneOrFail(EmailLinkSchema, { id: linkId })
  const account = await em.findOneOrFail(AccountSchema, { id: accountId })
  if (account.emailKey !== emailKey) {
    if ((await em.findOne(AccountSchema, { emailKey })) !== null)
      throw new DomainError('conflict', 'Another account now has this e-mail address.')
    emit({ type: 'accounts.email-changed', payload: { accountId, email, previousEmail: account.email } })
    em.assign(account, { email, emailKey, emailVerifiedAt: now })
    await giveUpEmailChange(em, { accountId, keep: emailKey, now })
    // Links that set a password went to the old address, which somebody else may read by now.
    await em.nativeUpdate(PasswordLinkSchema, { accountId, usedAt: null }, { usedAt: now })
  } else if (!account.emailVerifiedAt) {
    account.emailVerifiedAt = now
    emit({ type: 'accounts.email-verified', payload: { accountId } })
  }
  return email
}
