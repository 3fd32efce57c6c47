import type { Sql } from '#platform/database/sql'

/**
 * Deleted accounts about which something may still be stored. Not within the first hour, during which channels still
 * report the removal: what came after we had forgotten whom it concerns could never be forgotten. They are looked at
 * again for two days.
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
