import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** A link that is good for nothing here is not to be good for anything there. */
export const revokeLinksWhenTelegramInvitesClosed = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'revoke-links-when-telegram-invites-closed',
    queue: 'telegram',
    on: ['integrations.telegram-invites-closed'],
    handle: ({ payload }, delivery) => telegram.revokeClosed(payload.accountId, delivery),
  })
