import { defineConsumer, onceOutside } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** The members' database of the workspace keeps nothing about people who have left. */
export const trashNotionPageWhenAccountDeleted = ({ sql, integrations, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'trash-notion-page-when-account-deleted',
    queue: 'notion',
    on: ['accounts.account-deleted'],
    handle: ({ payload: { accountId } }, delivery) =>
      onceOutside(sql, delivery, () => integrations.notionMemberSync.remove(accountId, stopping)),
  })
