import { defineConsumer, endComplimentaryOfLeaver } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever has left is no longer a member, and is not counted as one until the day their gift would have ended. */
export const endComplimentaryWhenAccountDeleted = ({ commands }: WorkerParts) =>
  defineConsumer({
    // The name by which the inbox and jobs that still wait know it.
    name: 'end-gift-when-account-deleted',
    queue: 'membership',
    on: ['accounts.account-deleted'],
    handle: ({ payload: { accountId } }, delivery) =>
      commands.runOnce(endComplimentaryOfLeaver, { accountId }, delivery),
  })
