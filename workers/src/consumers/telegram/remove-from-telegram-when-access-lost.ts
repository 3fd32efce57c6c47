import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Without access there is no seat in the channel. */
export const removeFromTelegramWhenAccessLost = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'remove-from-telegram-when-access-lost',
    queue: 'telegram',
    on: ['membership.access-lost'],
    handle: ({ payload: { accountId }, occurredAt: lostAt }, delivery) =>
      telegram.removeLost({ accountId, lostAt }, delivery),
  })
