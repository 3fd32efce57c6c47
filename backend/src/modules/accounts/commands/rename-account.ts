import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { isReservedUsername, usernameKey } from '../domain/identity-keys.ts'
import { AccountSchema } from '../persistence/account-schema.ts'
import { getCallersAccount } from '../persistence/get-account.ts'

export interface RenameAccount {
  accountId: string
  username: string
  reservedUsernames: readonly string[]
}

/** Gives an account another name. The same name again changes nothing. Throws `conflict` for one that is taken. */
export async function renameAccount(
  { accountId, username, reservedUsernames }: RenameAccount,
  { em, emit }: CommandContext,
): Promise<void> {
  const account = await getCallersAccount(em, accountId)
  if (account.username === username) return
  if (account.role === 'admin')
    throw new DomainError('forbidden', 'The name of the admin is set where the server is configured.')
  if (isReservedUsername(username, reservedUsernames))
    throw new DomainError('conflict', 'username: This username is reserved. Please choose another one.')
  const key = usernameKey(username)
  const holder = await em.findOne(AccountSchema, { usernameKey: key })
  if (holder !== null && holder.id !== accountId)
    throw new DomainError('conflict', 'username: This username is taken. Please choose another one.')
  em.assign(account, { username, usernameKey: key })
  emit({ type: 'accounts.account-renamed', payload: { accountId, username } })
}
