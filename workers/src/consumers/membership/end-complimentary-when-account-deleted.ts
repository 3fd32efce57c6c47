import { defineConsumer, endComplimentaryOfLeaver } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Who has left is no member any more, and is not counted as one until the day of a gift. */
export const endComplimentaryWhenAccountDeleted = ({ commands }: WorkerParts) =>
  defineConsumer({
    // As the inbox and jobs that still wait know it.
    name: 'end-gift-when-account-deleted',
    queue: 'membership',
    on: ['accounts.account-deleted'],
    handle: ({ payload: { accountId } }, delivery) =>
      commands.runOnce(endComplimentaryOfLeaver, { accountId }, delivery),
  })
