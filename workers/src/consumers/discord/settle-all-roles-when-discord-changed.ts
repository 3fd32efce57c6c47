import { DONE, defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { WorkerParts } from '../../worker-parts.ts'

/** A new mapping, or a bot that works again: everybody's roles are checked. */
export const settleAllRolesWhenDiscordChanged = ({ integrations, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'settle-all-roles-when-discord-changed',
    queue: 'discord',
    on: ['integrations.configured', 'integrations.status-changed'],
    async handle({ payload }) {
      const isNews = 'fields' in payload ? payload.fields.length > 0 : worksAgain(payload)
      if (payload.integration !== 'discord' || !isNews) return NOTHING_TO_DO
      await integrations.discord.settleMany('all', stopping)
      return DONE
    },
  })

const worksAgain = ({ status, before }: PayloadOf<'integrations.status-changed'>) =>
  status === 'active' && before === 'error'
