import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A member got an address for their own feed: the first one, or one that replaces another. */
export const feedIssued = defineEvent('content.feed-issued', {
  payload: z.object({ accountId: z.uuid(), feedId: z.uuid(), replacesFeedId: z.uuid().nullable() }),
})
