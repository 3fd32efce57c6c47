import { defineConsumer, NOTHING_TO_DO, onceOutside } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** What we gave to an account goes when it is a member's no longer. */
export const takeRolesWhenDiscordLinkGivenUp = ({ sql, integrations, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'take-roles-when-discord-link-given-up',
    queue: 'discord',
    on: ['integrations.discord-link-given-up'],
    async handle({ payload: { discordUserId, roleIds } }, delivery) {
      if (discordUserId === null) return NOTHING_TO_DO
      return onceOutside(sql, delivery, () =>
        integrations.discord.clear({ discordUserId, roleIds }, stopping),
      )
    },
  })
