import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Our memberships were compared with the provider's subscriptions. */
export const billingReconciled = defineEvent('membership.billing-reconciled', {
  payload: z.object({
    /** True when nothing was repaired, only looked at. */
    dryRun: z.boolean(),
    compared: z.int(),
    /** What differed, each with what was done about it. */
    findings: z.array(
      z.object({
        kind: z.string(),
        customerId: z.string(),
        subscriptionId: z.string().nullable(),
        repaired: z.boolean(),
      }),
    ),
  }),
})
