import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** The members' database in the workspace shows what we know of a member now, whichever change came first. */
export const updateNotionMemberWhenMembershipChanged = ({ integrations, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'update-notion-member-when-membership-changed',
    queue: 'notion',
    on: [
      'accounts.account-renamed',
      'membership.access-lost',
      'membership.activated',
      'membership.canceled',
      'membership.payment-failed',
      'membership.plan-changed',
      'membership.renewed',
      'membership.restored',
    ],
    handle: ({ payload: { accountId } }) => integrations.notionMemberSync.one(accountId, stopping),
  })
