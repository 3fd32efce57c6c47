import { z } from 'zod'

/** What the buyer pays, as the payment provider computed it. Amounts are in the currency's smallest unit. */
export const orderSummary = z.object({
  currency: z.string(),
  subtotal: z.int(),
  tax: z.int(),
  total: z.int(),
  renewsAt: z.iso.datetime(),
})

export type OrderSummary = z.output<typeof orderSummary>

/** What both checkouts answer beside their own ids. */
export const paymentSetup = z.object({
  clientSecret: z.string(),
  customerId: z.string(),
  publishableKey: z.string(),
  tier: z.object({ id: z.string(), name: z.string() }),
  summary: orderSummary,
})
