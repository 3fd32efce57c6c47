import type Stripe from 'stripe'
import type { PeriodPayment } from '../domain/refunded-period.ts'
import { fromSeconds, paymentIntentIdOf } from './stripe-subscription.ts'

/** What became of the charge that paid an invoice, and to whom the receipt goes. */
export async function readCharge(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<PeriodPayment & { email: string | null }> {
  const { id: invoiceId, total, amount_paid: amount } = invoice
  const paid = { invoiceId, total, amount }
  const { charge, receiptEmail } = await chargeOf(stripe, invoice)
  if (charge === null) return { ...paid, wentBackAt: null, dispute: null, email: receiptEmail }
  const lostAt = await readLostDispute(stripe, charge)
  return {
    ...paid,
    wentBackAt: charge.refunded ? lastRefundOf(charge) : lostAt,
    dispute: charge.disputed ? { invoiceId, lost: lostAt !== null } : null,
    email: receiptEmail ?? charge.billing_details.email,
  }
}

/** The charge that paid an invoice, with its refunds, and to whom the receipt goes; null where no card had to pay. */
export async function chargeOf(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<{ charge: Stripe.Charge | null; receiptEmail: string | null }> {
  const intentId = paymentIntentIdOf(invoice)
  if (intentId === null) return { charge: null, receiptEmail: null }
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.refunds'] })
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return { charge, receiptEmail: intent.receipt_email }
}

function lastRefundOf({ created, refunds }: Stripe.Charge): Date {
  return fromSeconds(Math.max(created, ...(refunds?.data ?? []).map((refund) => refund.created)))
}

/** When the bank took the money of a lost dispute: at its beginning. A lost dispute is not a refund. */
async function readLostDispute(stripe: Stripe, charge: Stripe.Charge): Promise<Date | null> {
  const lost = (await listDisputes(stripe, charge))
    .filter(({ status }) => status === 'lost')
    .map(({ created }) => created)
  return lost.length === 0 ? null : fromSeconds(Math.max(...lost))
}

/** The disputes of a charge; the provider is asked only where there are any. */
export async function listDisputes(
  stripe: Stripe,
  { id, disputed }: Stripe.Charge,
): Promise<readonly Stripe.Dispute[]> {
  return disputed ? (await stripe.disputes.list({ charge: id, limit: 100 })).data : []
}
