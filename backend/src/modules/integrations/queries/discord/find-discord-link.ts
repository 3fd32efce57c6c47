import { batch } from '#platform/database/batch'
import type { Sql } from '#platform/database/sql'

export interface DiscordLink {
  accountId: string
  discordUserId: string
  given: string[]
  problem: string | null
}

const FIND = (column: string) => `
  select account_id as "accountId", discord_user_id as "discordUserId", given, problem
  from discord_links where ${column} = any($1)`

export type FindDiscordLink = (accountId: string) => Promise<DiscordLink | undefined>

/**
 * Finds the link of a member; undefined for one who has linked no Discord account. A flood of changes asks about many
 * at once, and most have none: they are looked up together.
 */
export function discordLinkFinder(sql: Sql): FindDiscordLink {
  return batch(async (accountIds: readonly string[]) => {
    const links = await sql.rows<DiscordLink>({
      name: 'discord-find-links',
      text: FIND('account_id'),
      values: [accountIds],
    })
    const found = new Map(links.map((link) => [link.accountId, link]))
    return accountIds.map((id) => found.get(id))
  })
}

/** All who say that a Discord account is theirs. */
export function listDiscordClaims(sql: Sql, discordUserId: string): Promise<DiscordLink[]> {
  return sql.rows({
    name: 'discord-list-claims',
    text: `${FIND('discord_user_id')} order by linked_at, account_id`,
    values: [[discordUserId]],
  })
}
