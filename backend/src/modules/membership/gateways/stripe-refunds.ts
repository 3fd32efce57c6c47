import { DomainError } from '@meridian/contracts/values/domain-error'
import Stripe from 'stripe'
import { isSecondPayment } from '../domain/second-payment.ts'
import { chargeOf } from './stripe-charges.ts'
import { listInvoices, paidAtOf, paidSincePeriodBegan, paidUntilOf } from './stripe-invoices.ts'

/** How much has gone back, in the currency's smallest unit. */
export interface Refunded {
  amount: number
  currency: string
}

/** Gives back all that was paid for a subscription. What no card has paid, or a bank holds, stays. */
export async function refundEverything(stripe: Stripe, subscription: string): Promise<void> {
  for (const invoice of await listInvoices(stripe, subscription))
    if (invoice.status === 'paid') await refundInvoice(stripe, invoice)
}

/**
 * Gives back what the newest paid period of a subscription cost, with what was paid for changes of plan since, provided
 * that it was paid for a time after the subscription was found to be a second one. Returns how much of it has gone back,
 * by this call or before; null where nothing was paid. Throws `conflict` when nothing has gone back.
 */
export async function refundSecondPayment(
  stripe: Stripe,
  subscription: string,
  foundAt: Date,
): Promise<Refunded | null> {
  const paid = paidSincePeriodBegan(await listInvoices(stripe, subscription))
  if (paid.length === 0 || !isSecondPayment(paidUntilOf(paid), foundAt)) return null
  return refundAll(stripe, paid)
}

async function refundAll(stripe: Stripe, paid: readonly Stripe.Invoice[]): Promise<Refunded> {
  const [newest] = paid
  let amount = 0
  for (const invoice of paid) amount += await refundInvoice(stripe, invoice)
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
    // Without a key of ours: a charge goes back once in any case, and a refusal must not be remembered.
    await stripe.refunds.create({ charge: charge.id })
    return charge.amount
  } catch (error) {
    if (isRefusal(error, 'charge_already_refunded')) return charge.amount
    // The bank has already taken the money back, or is deciding about it.
    if (isRefusal(error, 'charge_disputed')) return charge.amount_refunded
    throw error
  }
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code
}
