import { z } from 'zod'

/** What the buyer pays, as the payment provider computed it. Amounts are in the currency's smallest unit. */
export const orderSummary = z.object({
  currency: z.string(),
  subtotal: z.int(),
  tax: z.int(),
  /** The whole price, before the credit. */
  total: z.int(),
  /** How much of the total a credit from an earlier membership pays; the rest is due today. */
  credit: z.int(),
  renewsAt: z.iso.datetime(),
})

export type OrderSummary = z.output<typeof orderSummary>

/** What both checkouts return besides their own ids. */
export const paymentSetup = z.object({
  clientSecret: z.string(),
  customerId: z.string(),
  publishableKey: z.string(),
  tier: z.object({ id: z.string(), name: z.string() }),
  summary: orderSummary,
})

/** What both checkouts return where a credit pays for everything: nothing has begun, the buyer is asked first. */
export const creditOffer = z.object({
  clientSecret: z.null(),
  customerId: z.string(),
  tier: z.object({ id: z.string(), name: z.string() }),
  summary: orderSummary,
})
