import type { Customer } from '../objects/customer.ts'
import { newLine } from '../objects/invoice-line.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Price } from '../objects/price.ts'
import { newSubscription, type Subscription } from '../objects/subscription.ts'
import { type Context, emit } from './context.ts'
import { issueInvoice, markPaid } from './invoicing.ts'
import { attemptPayment } from './payments.ts'
import { periodFrom } from './periods.ts'
import { afterPaidInvoice, changeSubscription } from './subscription-states.ts'

export interface SubscribeOrder {
  customer: Customer
  price: Price
  automaticTax: boolean
  savePaymentMethod: 'off' | 'on_subscription'
  /** Pays at once; null leaves the first invoice open for a browser to pay. */
  paymentMethod: PaymentMethod | null
  metadata: Record<string, string>
  description: string | null
}

/** Begins a subscription: its first invoice is open, and paid at once where there is a card to pay with. */
export function subscribe(context: Context, order: SubscribeOrder): Subscription {
  const { state, now } = context
  const period = periodFrom(now, order.price)
  const created = newSubscription(
    { ...order, customer: order.customer.id, period, status: 'incomplete', defaultPaymentMethod: null },
    now,
  )
  state.subscriptions.put(created)
  emit(context, 'customer.subscription.created', created)
  const invoice = issueInvoice(context, {
    customer: order.customer,
    subscription: created,
    billingReason: 'subscription_create',
    period: { start: now, end: now },
    lines: [subscriptionLine(created, period)],
  })
  state.subscriptions.put({ ...created, latest_invoice: invoice.id })
  payFirst(context, invoice.id, order.paymentMethod)
  return state.subscriptions.get(created.id) ?? created
}

function payFirst(context: Context, invoiceId: string, method: PaymentMethod | null): void {
  const invoice = context.state.invoices.get(invoiceId)
  if (!invoice) return
  const intent =
    invoice._paymentIntent === null ? undefined : context.state.paymentIntents.get(invoice._paymentIntent)
  // Nothing to pay is paid.
  if (!intent) return afterPaidInvoice(context, markPaid(context, invoice), method?.id ?? '')
  if (method) attemptPayment(context, intent, method, { onSession: true, authenticated: false })
}

function subscriptionLine(subscription: Subscription, period: { start: number; end: number }) {
  const [item] = subscription.items.data
  if (!item) throw new Error(`${subscription.id} has no item`)
  return newLine({
    subscription: subscription.id,
    item,
    price: item.price,
    amount: item.price.unit_amount,
    description: `1 × ${item.price.nickname ?? item.price.product}`,
    period,
    proration: false,
  })
}

/** Bills the next period: the period moves on, and an invoice for it is issued. */
export function issueRenewal(context: Context, subscription: Subscription, customer: Customer): Subscription {
  const items = subscription.items.data.map((item) => {
    const next = periodFrom(item.current_period_end, item.price, subscription.billing_cycle_anchor)
    return { ...item, current_period_start: next.start, current_period_end: next.end }
  })
  const [item] = items
  if (!item) throw new Error(`${subscription.id} has no item`)
  const moved = { ...subscription, items: { ...subscription.items, data: items } }
  const period = { start: item.current_period_start, end: item.current_period_end }
  const invoice = issueInvoice(context, {
    customer,
    subscription: moved,
    billingReason: 'subscription_cycle',
    period: { start: subscription.items.data[0]?.current_period_start ?? period.start, end: period.start },
    lines: [subscriptionLine(moved, period)],
  })
  return changeSubscription(context, subscription, { items: moved.items, latest_invoice: invoice.id })
}
