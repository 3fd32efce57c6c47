import { defineConsumer, onceOutside } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Roles in Discord follow the tier, from the moment somebody says which account is theirs. */
export const settleRolesWhenMembershipChanged = ({ sql, integrations, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'settle-roles-when-membership-changed',
    queue: 'discord',
    on: [
      'accounts.account-unsuspended',
      'integrations.discord-linked',
      'membership.activated',
      'membership.plan-changed',
      'membership.restored',
    ],
    handle: ({ payload: { accountId } }, delivery) =>
      onceOutside(sql, delivery, () => integrations.discord.settle(accountId, stopping)),
  })
