import type { Sql } from '#platform/database/sql'

export interface RolesLeftOn {
  accountId: string
  discordUserId: string
  roleIds: string[]
  leftAt: Date
}

/** What is still to be taken from a Discord account, for those who no longer say that it is theirs. */
export function listRolesLeft(sql: Sql, discordUserId: string): Promise<RolesLeftOn[]> {
  return sql.rows({
    name: 'discord-list-roles-left',
    text: `select account_id as "accountId", discord_user_id as "discordUserId", role_ids as "roleIds",
        left_at as "leftAt"
      from discord_roles_left where discord_user_id = $1`,
    values: [discordUserId],
  })
}

/** The Discord accounts from which something is still to be taken. */
export async function listAccountsWithRolesLeft(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'discord-list-accounts-with-roles-left',
    text: 'select distinct discord_user_id as id from discord_roles_left order by 1',
  })
  return rows.map(({ id }) => id)
}
