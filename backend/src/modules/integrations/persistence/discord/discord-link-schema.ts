import { defineEntity, p } from '@mikro-orm/core'

/** Which Discord account a member says is theirs, and what became of its roles. */
export const DiscordLinkSchema = defineEntity({
  name: 'DiscordLink',
  tableName: 'discord_links',
  properties: {
    accountId: p.uuid().primary(),
    discordUserId: p.text(),
    linkedAt: p.datetime(),
    /** The roles that we have given it. */
    given: p.json<string[]>(),
    /** Why the last look at its roles ended badly, in words for people. */
    problem: p.text().nullable(),
    /** True while its roles have to be looked at. */
    stale: p.boolean(),
    version: p.integer().version(),
  },
})
