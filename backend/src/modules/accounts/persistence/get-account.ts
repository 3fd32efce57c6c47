import { DomainError } from '@meridian/contracts/values/domain-error'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Account, AccountSchema } from './account-schema.ts'

/** The account that staff mean. Throws `not-found` when there is none, or it is gone by now. */
export async function getAccount(em: EntityManager, accountId: string): Promise<Account> {
  const account = await em.findOne(AccountSchema, { id: accountId })
  if (account === null) throw new DomainError('not-found', 'There is no such account.')
  return account
}

/** The caller's own account. Throws `not-signed-in` when it was deleted after this request had begun, on another device. */
export async function getCallersAccount(em: EntityManager, accountId: string): Promise<Account> {
  const account = await em.findOne(AccountSchema, { id: accountId })
  if (account === null) throw new DomainError('not-signed-in', 'This account is not open any more.')
  return account
}
