import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The provider has stopped calculating tax for a membership, and bills without it; staff mend the cause. */
export const taxStopped = defineEvent('membership.tax-stopped', {
  payload: z.object({ accountId: z.uuid(), subscriptionId: z.string() }),
})
