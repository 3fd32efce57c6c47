import type { EntityManager } from '@mikro-orm/postgresql'
import { usernameKey } from '../domain/identity-keys.ts'
import { AccountSchema } from './account-schema.ts'

/** Reads which names that begin like the wished one are taken, in the transaction that will take one. */
export async function takenUsernames(em: EntityManager, wished: string, except?: string) {
  const stem = usernameKey(wished).slice(0, 30)
  const others = await em.find(
    AccountSchema,
    { usernameKey: { $gte: stem, $lt: `${stem}\u{10FFFF}` }, ...(except && { id: { $ne: except } }) },
    { fields: ['usernameKey'] },
  )
  const taken = new Set(others.map((account) => account.usernameKey))
  return (candidate: string) => taken.has(usernameKey(candidate))
}
