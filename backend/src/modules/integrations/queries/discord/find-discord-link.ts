import type { Sql } from '#platform/sql'

export interface DiscordLink {
  accountId: string
  discordUserId: string
  given: string[]
  problem: string | null
}

const FIND = (column: string) => `
  select account_id as "accountId", discord_user_id as "discordUserId", given, problem
  from discord_links where ${column} = $1`

/** Undefined for a member who has linked no Discord account. */
export async function findDiscordLink(sql: Sql, accountId: string): Promise<DiscordLink | undefined> {
  const [link] = await sql.rows<DiscordLink>({
    name: 'discord-find-link',
    text: FIND('account_id'),
    values: [accountId],
  })
  return link
}

/** All who say that a Discord account is theirs. */
export function listDiscordClaims(sql: Sql, discordUserId: string): Promise<DiscordLink[]> {
  return sql.rows({
    name: 'discord-list-claims',
    text: `${FIND('discord_user_id')} order by linked_at, account_id`,
    values: [discordUserId],
  })
}
