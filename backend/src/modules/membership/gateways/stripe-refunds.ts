import { DomainError } from '@meridian/contracts/values/domain-error'
import Stripe from 'stripe'
import { chargeOf } from './stripe-charges.ts'
import { listInvoices, paidAtOf, paidSincePeriodBegan } from './stripe-invoices.ts'

/**
 * Gives back what the newest paid period of a subscription cost, with what was paid for changes of plan since. Returns
 * how much of that has gone back, by this call or before. Throws `conflict` when nothing has.
 */
export async function refundNewestPeriod(
  stripe: Stripe,
  subscription: string,
): Promise<{ amount: number; currency: string }> {
  const [newest, ...others] = paidSincePeriodBegan(await listInvoices(stripe, subscription))
  let amount = 0
  for (const invoice of newest === undefined ? [] : [newest, ...others])
    amount += await refundInvoice(stripe, invoice)
  if (newest === undefined || amount === 0)
    throw new DomainError(
      'conflict',
      'Nothing was refunded: either no card has paid for this subscription, or a bank holds the payment because of a dispute. The subscription continues; deal with it in the Stripe dashboard.',
    )
  return { amount, currency: newest.currency }
}

/** Gives back what was paid for a subscription since then. Stripe counts in seconds: the whole second is included. */
export async function refundPaidSince(stripe: Stripe, subscription: string, since: Date): Promise<void> {
  const from = since.getTime() - since.getMilliseconds()
  for (const invoice of await listInvoices(stripe, subscription))
    if (invoice.status === 'paid' && paidAtOf(invoice).getTime() >= from) await refundInvoice(stripe, invoice)
}

/** How much of what paid an invoice has gone back by now. */
async function refundInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<number> {
  const { charge } = await chargeOf(stripe, invoice)
  if (charge === null) return 0
  if (charge.refunded) return charge.amount_refunded
  try {
    await stripe.refunds.create({ charge: charge.id }, { idempotencyKey: `${charge.id}.refund` })
    return charge.amount
  } catch (error) {
    // The bank has already taken the money back, or is deciding about it.
    if (isDisputed(error)) return charge.amount_refunded
    throw error
  }
}

function isDisputed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_disputed'
}
