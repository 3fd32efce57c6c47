import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { AccountDeletionSchema } from '../persistence/account-deletion-schema.ts'
import { getCallersAccount } from '../persistence/get-account.ts'

export interface DeleteAccount {
  accountId: string
  /** The hash that the password was checked against. */
  knownHash: string
}

/**
 * Deletes an account with its sessions, links and codes; name and address are free at once. What other modules hold is
 * deleted by way of the event (ADR 025). Throws `forbidden` for the admin.
 */
export async function deleteAccount(
  { accountId, knownHash }: DeleteAccount,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const account = await getCallersAccount(em, accountId)
  if (account.role === 'admin')
    throw new DomainError(
      'forbidden',
      'The admin cannot be deleted: there would be nobody to run the community.',
    )
  if (account.passwordHash !== knownHash)
    throw new DomainError(
      'conflict',
      'The password has been changed in the meantime. Sign in with the new one.',
    )
  const { username, email } = account
  // Sessions, links and codes refer to the account, and go with it.
  em.remove(account)
  em.create(AccountDeletionSchema, { accountId, deletedAt: now })
  emit({ type: 'accounts.account-deleted', payload: { accountId, username, email } })
}
