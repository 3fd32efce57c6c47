import type { Sql } from '#platform/sql'

/** Accounts about which something may be left. Two days long they are looked at again: a provider may still have sent something. */
export async function listDeletions(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'accounts-list-deletions',
    text: `select account_id as id from account_deletions
      where forgotten_at is null or deleted_at > now() - interval '2 days' order by deleted_at`,
  })
  return rows.map(({ id }) => id)
}
