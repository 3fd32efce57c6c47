import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Without access there is no seat in the channel; nor for the suspended, nor for former staff without a membership. */
export const removeFromTelegramWhenAccessLost = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'remove-from-telegram-when-access-lost',
    queue: 'telegram',
    on: [
      'accounts.account-deleted',
      'accounts.account-suspended',
      'accounts.role-changed',
      'membership.access-lost',
    ],
    handle: ({ payload: { accountId }, occurredAt: lostAt }, delivery) =>
      telegram.removeLost({ accountId, lostAt }, delivery),
  })
