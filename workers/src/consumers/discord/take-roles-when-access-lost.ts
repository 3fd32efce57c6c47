import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Without access there is no role; nor is there one for a suspended account. */
export const takeRolesWhenAccessLost = ({ integrations: { discord }, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'take-roles-when-access-lost',
    queue: 'discord',
    on: ['accounts.account-deleted', 'accounts.account-suspended', 'membership.access-lost'],
    handle: ({ payload: { accountId }, occurredAt: lostAt }, delivery) =>
      discord.removeLost({ accountId, lostAt }, delivery, stopping),
  })
