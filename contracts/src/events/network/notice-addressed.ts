import { z } from 'zod'
import { defineEvent } from '../define-event.ts'
import { meetupPlace } from './meetup-details.ts'

/** One person is to be told of a change, a cancellation or a message: one event for each of them, so one mail for each. */
export const noticeAddressed = defineEvent('network.notice-addressed', {
  version: 2,
  payload: z.object({
    meetupId: z.uuid(),
    accountId: z.uuid(),
    notice: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('changed') }),
      z.object({ kind: z.literal('canceled') }),
      z.object({ kind: z.literal('message'), messageId: z.uuid() }),
    ]),
    /** Where and when it was before a change; null when the notice is not about a change, or it was forgotten. */
    movedFrom: z.object(meetupPlace).nullable(),
  }),
  personal: ['movedFrom'],
  upcasts: { 1: liftMovedFrom },
})

const versionOne = z.object({ notice: z.looseObject({ movedFrom: z.unknown().optional() }) })

/** It used to be part of the notice, where it could not be forgotten. */
function liftMovedFrom(payload: Record<string, unknown>): Record<string, unknown> {
  const { movedFrom = null, ...notice } = versionOne.parse(payload).notice
  return { ...payload, notice, movedFrom }
}
