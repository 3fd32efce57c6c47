import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'

/** An address at the payment provider, for the signed-in member alone. */
const address = z.object({ url: z.string() })

export const updatePaymentMethod = endpoint({
  method: 'POST',
  path: '/api/subscription/update-payment-method',
  summary: 'Where the member changes the card.',
  body: z.object({}).optional(),
  response: address,
  refuses: [404, 409],
})

/** What a member may want to do at the provider. */
export const BILLING_PURPOSES = ['overview', 'plan', 'cancel', 'invoices'] as const

export const openBillingPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  summary: 'Where the member changes the plan, cancels or resumes, and finds the invoices.',
  body: z.object({ purpose: z.enum(BILLING_PURPOSES) }),
  response: address,
  refuses: [404, 409],
})

export const previewPlanChange = endpoint({
  method: 'POST',
  path: '/api/subscription/plan-preview',
  summary: 'What a move to another tier would cost now, before anything happens.',
  body: z.object({ tierId: z.enum(TIERS) }),
  response: z.object({
    tier: z.object({ id: z.enum(TIERS), name: z.string() }),
    currency: z.string(),
    yearlyPrice: z.int(),
    /** What is given back for the rest of the present plan; zero or negative. */
    credit: z.int(),
    tax: z.int(),
    /** What the member's balance pays of it; negative where an amount owed from before is added. */
    fromBalance: z.int(),
    /** What is charged at once; a negative amount is kept as a balance for the next invoice. */
    dueNow: z.int(),
  }),
  refuses: [404, 409],
})

export const changePlan = endpoint({
  method: 'POST',
  path: '/api/subscription/plan-change',
  summary: 'Where the member confirms a move to another tier.',
  body: z.object({ tierId: z.enum(TIERS) }),
  response: address,
  refuses: [404, 409],
})
