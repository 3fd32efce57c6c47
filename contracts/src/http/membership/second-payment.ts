import { z } from 'zod'

/** What somebody has paid for a second subscription: its newest period, with the plan changes paid for since. */
export const secondPayment = z.object({
  tierName: z.string(),
  /** In the currency's smallest unit. */
  amount: z.int(),
  currency: z.string(),
})

export type SecondPayment = z.output<typeof secondPayment>
