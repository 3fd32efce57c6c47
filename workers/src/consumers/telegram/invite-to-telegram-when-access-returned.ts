import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Who was taken out of the channel and is back gets a new link into it. */
export const inviteToTelegramWhenAccessReturned = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'invite-to-telegram-when-access-returned',
    queue: 'telegram',
    on: ['accounts.account-unsuspended', 'membership.activated', 'membership.restored'],
    async handle({ payload, occurredAt: since }, delivery) {
      if ('accessHadEnded' in payload && !payload.accessHadEnded) return NOTHING_TO_DO
      return telegram.inviteBack({ accountId: payload.accountId, since }, delivery)
    },
  })
