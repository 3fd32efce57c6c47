import type Stripe from 'stripe'
import { creditReturnedWith, type PeriodPayment, refundOf } from '../domain/refunded-period.ts'
import { withIdempotencyKey } from './stripe-idempotency.ts'
import { listInvoices, readPeriodCharges } from './stripe-invoices.ts'
import { idOf } from './stripe-subscription.ts'

/** Names the invoice on the transaction, so that it is found when the provider has forgotten the key. */
const RETURNED_WITH = 'returned_with_invoice'

/**
 * Money that went back is not also there to be spent: where all that was paid for the newest period of a subscription
 * that has ended went back, takes what its changes of plan have left as a credit. Once for each period.
 */
export async function takeCreditBack(stripe: Stripe, subscription: string): Promise<void> {
  const invoices = await listInvoices(stripe, subscription)
  const payments = await readPeriodCharges(stripe, invoices)
  const refund = refundOf(payments)
  const customer = idOf(invoices[0]?.customer)
  if (refund !== null && customer !== null) await takeOnce(stripe, customer, refund.invoiceId, payments)
}

async function takeOnce(
  stripe: Stripe,
  id: string,
  invoiceId: string,
  payments: readonly PeriodPayment[],
): Promise<void> {
  // The credit before the transactions: whoever sees what is left after one of these sees that one, too.
  const customer = await stripe.customers.retrieve(id)
  if (customer.deleted || !customer.currency) return
  const amount = creditReturnedWith(payments, -customer.balance)
  const find = () => findTaken(stripe, id, invoiceId)
  if (amount === 0 || (await find()) !== undefined) return
  const taking = {
    amount,
    currency: customer.currency,
    description: `Credit that went back with the payment of ${invoiceId}`,
    metadata: { [RETURNED_WITH]: invoiceId },
  }
  await withIdempotencyKey(
    `${invoiceId}.credit-back`,
    (options) => stripe.customers.createBalanceTransaction(id, taking, options),
    find,
  )
}

async function findTaken(stripe: Stripe, customer: string, invoiceId: string) {
  const { data } = await stripe.customers.listBalanceTransactions(customer, { limit: 100 })
  return data.find(({ metadata }) => metadata?.[RETURNED_WITH] === invoiceId)
}
