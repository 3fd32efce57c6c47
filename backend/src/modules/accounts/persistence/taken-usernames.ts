import type { EntityManager } from '@mikro-orm/postgresql'
import { usernameKey } from '../domain/identity-keys.ts'
import { AccountSchema } from './account-schema.ts'

/** Reads which of these names are taken, in the transaction that will take one. */
export async function takenUsernames(em: EntityManager, names: readonly string[], except?: string) {
  const others = await em.find(
    AccountSchema,
    { usernameKey: { $in: names.map(usernameKey) }, ...(except && { id: { $ne: except } }) },
    { fields: ['usernameKey'] },
  )
  const taken = new Set(others.map((account) => account.usernameKey))
  return (candidate: string) => taken.has(usernameKey(candidate))
}
