import type { EntityManager } from '@mikro-orm/postgresql'

/** Ends every session of an account, in the transaction that gives the reason for it. */
export async function endSessions(em: EntityManager, accountId: string): Promise<void> {
  await em.execute('delete from sessions where account_id = ?', [accountId])
}
