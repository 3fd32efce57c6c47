import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** The members' database of the workspace keeps nothing about people who have left. */
export const trashNotionPageWhenAccountDeleted = ({ integrations, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'trash-notion-page-when-account-deleted',
    queue: 'notion',
    on: ['accounts.account-deleted'],
    handle: ({ payload: { accountId } }) => integrations.notionMemberSync.remove(accountId, stopping),
  })
