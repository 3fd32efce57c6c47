import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Roles in Discord follow the tier, from the moment somebody says which account is theirs. */
export const settleRolesWhenMembershipChanged = ({ integrations, stopping }: WorkerParts) =>
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
    handle: ({ payload: { accountId } }) => integrations.discord.settle(accountId, stopping),
  })
