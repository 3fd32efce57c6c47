import { DONE, defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** What we gave to a Discord account is taken away when it no longer belongs to a member. */
export const takeRolesWhenDiscordLinkGivenUp = ({ integrations, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'take-roles-when-discord-link-given-up',
    queue: 'discord',
    on: ['integrations.discord-link-given-up'],
    async handle({ payload: { accountId, discordUserId, roleIds } }) {
      if (discordUserId === null) return NOTHING_TO_DO
      await integrations.discord.clear({ accountId, discordUserId, roleIds }, stopping)
      return DONE
    },
  })
