import { DomainError } from '@meridian/contracts/values/domain-error'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Account, AccountSchema } from './account-schema.ts'

/** The account that staff mean. Throws `not-found` when there is none, or it is gone by now. */
export async function getAccount(em: EntityManager, accountId: string): Promise<Account> {
  const account = await em.findOne(AccountSchema, { id: accountId })
  if (account === null) throw new DomainError('not-found', 'There is no such account.')
  return account
}
