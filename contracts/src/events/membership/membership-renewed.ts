import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The next year is paid, on the first attempt. */
export const membershipRenewed = defineEvent('membership.renewed', {
  payload: z.object({ accountId: z.uuid(), currentPeriodEnd: z.iso.datetime() }),
})
