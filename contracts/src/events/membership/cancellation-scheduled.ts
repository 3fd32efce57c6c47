import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The membership will end with the period that is paid. */
export const cancellationScheduled = defineEvent('membership.cancellation-scheduled', {
  payload: z.object({
    accountId: z.uuid(),
    endsAt: z.iso.datetime(),
  }),
})
