import type { Sql } from '#platform/sql'

/**
 * Accounts about which something may be left. The first hour is left to channels that still tell of the removal: once it is
 * forgotten whom that concerns, it could not be forgotten any more. Two days long they are looked at again.
 */
export async function listDeletions(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'accounts-list-deletions',
    text: `select account_id as id from account_deletions
      where deleted_at <= now() - interval '1 hour'
        and (forgotten_at is null or deleted_at > now() - interval '2 days') order by deleted_at`,
  })
  return rows.map(({ id }) => id)
}
