import type { Sql } from '#platform/database/sql'

/** Members whose roles have to be looked at, at most `limit`. */
export async function listStaleDiscordLinks(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'discord-list-stale',
    text: 'select account_id as id from discord_links where stale order by account_id limit $1',
    values: [limit],
  })
  return rows.map(({ id }) => id)
}
