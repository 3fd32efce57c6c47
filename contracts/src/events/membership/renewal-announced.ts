import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A renewal is close enough to be announced. */
export const renewalAnnounced = defineEvent('membership.renewal-announced', {
  version: 2,
  payload: z.object({
    accountId: z.uuid(),
    renewsAt: z.iso.datetime(),
    /** Without tax, and before any credit. Null where it is not known. */
    yearlyPriceCents: z.int().nullable(),
  }),
  upcasts: { 1: (payload) => ({ ...payload, yearlyPriceCents: null }) },
})
