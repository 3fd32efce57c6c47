import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Ends the sessions of an account, in the transaction that gives the reason for it, and every sign-in that is under way
 * with what was known before. Returns the version of the credentials that counts from now on.
 * @param except the key of a session that stays
 */
export async function endSessions(em: EntityManager, accountId: string, except?: Buffer): Promise<number> {
  // The account comes first: a session being stored holds it, and so is already there when the others are deleted.
  const [account] = await em.execute<{ version: number }[]>(
    `update accounts set credentials_version = credentials_version + 1 where id = ?
     returning credentials_version as version`,
    [accountId],
  )
  const ended = 'delete from sessions where account_id = ?'
  if (except === undefined) await em.execute(ended, [accountId])
  else await em.execute(`${ended} and id <> ?`, [accountId, except])
  if (account === undefined) throw new Error('There is no account whose sessions could end')
  return account.version
}
