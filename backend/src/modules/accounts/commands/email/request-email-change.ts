import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { emailKey } from '../../domain/identity-keys.ts'
import { AccountSchema } from '../../persistence/account-schema.ts'
import { cancelPendingEmailChange } from '../../persistence/cancel-email-change.ts'
import { getCallersAccount } from '../../persistence/get-account.ts'
import { type NewEmailLink, openEmailLink } from '../../steps/open-email-link.ts'

/** Asks a new address whether it is the person's. A change that was requested before gives way to this one. */
export async function requestEmailChange(input: NewEmailLink, context: CommandContext): Promise<void> {
  const { em, now } = context
  const { accountId, email } = input
  const account = await getCallersAccount(em, accountId)
  const keep = emailKey(email)
  if (keep === account.emailKey) throw new DomainError('conflict', 'email: This is already your address.')
  if ((await em.findOne(AccountSchema, { emailKey: keep })) !== null)
    throw new DomainError('conflict', 'email: There is already an account with this e-mail address.')
  await cancelPendingEmailChange(em, { accountId, keep, now })
  openEmailLink(input, context)
}
