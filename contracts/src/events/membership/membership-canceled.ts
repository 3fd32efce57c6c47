import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The subscription ended at the provider. */
export const membershipCanceled = defineEvent('membership.canceled', {
  payload: z.object({ accountId: z.uuid() }),
})
