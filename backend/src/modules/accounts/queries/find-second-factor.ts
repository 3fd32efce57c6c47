import type { Sql } from '#platform/database/sql'

export interface SecondFactor {
  sealed: string
  /** Null before a first code has confirmed it. */
  enabledAt: Date | null
}

/** The sealed secret of a person's second factor; undefined for somebody who has not begun to set one up. */
export async function findSecondFactor(sql: Sql, accountId: string): Promise<SecondFactor | undefined> {
  const [row] = await sql.rows<SecondFactor>({
    name: 'accounts-find-second-factor',
    text: `select f.sealed, a.second_factor_at as "enabledAt"
           from second_factors f join accounts a on a.id = f.account_id where f.account_id = $1`,
    values: [accountId],
  })
  return row
}
