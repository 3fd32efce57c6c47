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

/** Undefined for a Discord account that is nobody's. */
export async function findDiscordHolder(sql: Sql, discordUserId: string): Promise<DiscordLink | undefined> {
  const [link] = await sql.rows<DiscordLink>({
    name: 'discord-find-holder',
    text: FIND('discord_user_id'),
    values: [discordUserId],
  })
  return link
}
