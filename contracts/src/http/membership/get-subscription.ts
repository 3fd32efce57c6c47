import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'
import { secondPayment } from './second-payment.ts'

const tier = z.object({ id: z.enum(TIERS), name: z.string() })

/** The details of a card that may be shown. */
const card = z.object({
  brand: z.string(),
  lastFour: z.string(),
  expiresMonth: z.int().min(1).max(12),
  expiresYear: z.int(),
})

const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  at: z.iso.datetime(),
  total: z.int(),
  status: z.enum(['open', 'paid', 'void', 'other']),
  /** Where the invoice can be read, and fetched as a PDF; null while the provider makes it. */
  viewUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
})

const payment = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  amount: z.int(),
  /** What of it was refunded: a part, where the outcome is still `paid`. */
  refunded: z.int().min(0),
  /** `disputed` until that is decided: then `paid`, or `charged-back` where the bank gave it back. */
  outcome: z.enum(['paid', 'failed', 'refunded', 'disputed', 'charged-back']),
  /** Why the bank declined, in plain words; null where it did not. */
  reason: z.string().nullable(),
})

/** A membership's billing as the provider sees it now. Amounts are in the currency's smallest unit. */
export const subscriptionDetails = z.object({
  tier,
  currency: z.string(),
  yearlyPrice: z.int(),
  /** Null when nothing will be charged any more. */
  nextCharge: z.object({ amount: z.int(), tax: z.int(), at: z.iso.datetime() }).nullable(),
  /** What the provider owes the customer; it goes towards the next charges first. */
  credit: z.int().min(0),
  /** When a canceled membership is going to end; null while it renews, and once it has ended. */
  endsAt: z.iso.datetime().nullable(),
  card: card.nullable(),
  /** What is not paid, a renewal first, and where it can be paid now; null once the membership has ended. */
  openInvoice: z
    .object({
      kind: z.enum(['renewal', 'plan-change']),
      amount: z.int(),
      payUrl: z.string().nullable(),
      needsAuthentication: z.boolean(),
    })
    .nullable(),
  /** The newest first, with those of memberships before this one. */
  invoices: z.array(invoice),
  payments: z.array(payment),
})

export type SubscriptionDetails = z.output<typeof subscriptionDetails>

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  summary: 'The billing of the signed-in member as the payment provider sees it now.',
  response: z.object({
    subscription: subscriptionDetails.nullable(),
    /** For a complimentary membership: when it ends. */
    complimentary: z.object({ until: z.iso.datetime() }).nullable(),
    /** A payment for a second membership that support has yet to give back; `paid` is null while the provider cannot say. */
    second: z.object({ paid: secondPayment.nullable() }).nullable(),
    /** Whether a membership is paid for that becomes theirs once they follow the link that was mailed to them. */
    waiting: z.boolean(),
  }),
  refuses: [404],
})
