import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** A link that is no longer valid here must not stay valid in Telegram. */
export const revokeLinksWhenTelegramInvitesClosed = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'revoke-links-when-telegram-invites-closed',
    queue: 'telegram',
    on: ['integrations.telegram-invites-closed'],
    handle: ({ payload }, delivery) => telegram.revokeClosed(payload.accountId, delivery),
  })
