import { defineEntity, p } from '@mikro-orm/core'

/** What we gave to a Discord account for a member who no longer says that it is theirs, and what is still to be taken. */
export const RolesLeftSchema = defineEntity({
  name: 'DiscordRolesLeft',
  tableName: 'discord_roles_left',
  properties: {
    accountId: p.uuid().primary(),
    discordUserId: p.text().primary(),
    roleIds: p.json<string[]>(),
    leftAt: p.datetime(),
  },
})
