import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Our memberships were compared with the provider's subscriptions. */
export const billingReconciled = defineEvent('membership.billing-reconciled', {
  version: 3,
  payload: z.object({
    /** The time before the provider was asked for anything; null where an older version did not say. */
    startedAt: z.iso.datetime().nullable(),
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
        /** How many, for findings that are not listed one by one. */
        count: z.int().min(1).optional(),
      }),
    ),
  }),
  upcasts: { 1: (payload) => ({ ...payload, startedAt: null }), 2: (payload) => payload },
})
