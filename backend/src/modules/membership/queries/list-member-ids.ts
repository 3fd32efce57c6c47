import type { Sql } from '#platform/database/sql'

/** The accounts that are or were members, in the order of their ids, at most `limit` after `after`. */
export async function listMemberIds(
  sql: Sql,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'membership-list-member-ids',
    text: `select account_id as id from memberships where account_id > $1 and status <> 'none'
      order by account_id limit $2`,
    values: [after, limit],
  })
  return rows.map(({ id }) => id)
}
