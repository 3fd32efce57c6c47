import { z } from 'zod'
import { defineEvent } from '../define-event.ts'
import { meetupPlace } from './meetup-details.ts'

/** One person is to be told of a change, a cancellation or a message: one event for each of them, so one mail for each. */
export const noticeAddressed = defineEvent('network.notice-addressed', {
  payload: z.object({
    meetupId: z.uuid(),
    accountId: z.uuid(),
    notice: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('changed'), movedFrom: z.object(meetupPlace) }),
      z.object({ kind: z.literal('canceled') }),
      z.object({ kind: z.literal('message'), messageId: z.uuid() }),
    ]),
  }),
})
