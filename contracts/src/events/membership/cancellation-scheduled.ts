import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The membership will end with the present period, paid or not. */
export const cancellationScheduled = defineEvent('membership.cancellation-scheduled', {
  version: 2,
  payload: z.object({
    accountId: z.uuid(),
    endsAt: z.iso.datetime(),
    /** When access ends, or has ended, unless the open renewal is paid; null where nothing is owed. */
    gracePeriodEnd: z.iso.datetime().nullable(),
  }),
  upcasts: { 1: (payload) => ({ ...payload, gracePeriodEnd: null }) },
})
