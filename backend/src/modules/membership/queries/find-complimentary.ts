import type { Sql } from '#platform/database/sql'

/** Until when somebody was given their membership; undefined for somebody who was given none. */
export async function findComplimentary(sql: Sql, accountId: string): Promise<Date | undefined> {
  const [row] = await sql.rows<{ until: Date }>({
    name: 'membership-find-complimentary',
    text: `select complimentary_until as until from memberships
           where account_id = $1 and status = 'active' and complimentary_until is not null`,
    values: [accountId],
  })
  return row?.until
}
