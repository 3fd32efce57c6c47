import type { Customer } from '../objects/customer.ts'
import { newLine } from '../objects/invoice-line.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Price } from '../objects/price.ts'
import { newSubscription, type Subscription } from '../objects/subscription.ts'
import { type Context, emit } from './context.ts'
import { draftInvoice, type InvoiceOrder, issueInvoice, previewInvoice } from './invoicing.ts'
import { collectNow } from './payments.ts'
import { periodFrom } from './periods.ts'
import { changeSubscription } from './subscription-states.ts'

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
  const { created, firstInvoice } = begin(order, now)
  state.subscriptions.put(created)
  emit(context, 'customer.subscription.created', created)
  const invoice = issueInvoice(context, firstInvoice)
  state.subscriptions.put({ ...created, latest_invoice: invoice.id })
  collectNow(context, invoice.id, order.paymentMethod)
  return state.subscriptions.get(created.id) ?? created
}

/** What the first invoice of a new subscription would say. */
export function previewFirst(context: Context, order: SubscribeOrder) {
  return previewInvoice(context, begin(order, context.now).firstInvoice)
}

function begin(order: SubscribeOrder, now: number) {
  const { customer, price } = order
  const period = periodFrom(now, price)
  const created = newSubscription(
    { ...order, customer: customer.id, period, status: 'incomplete', defaultPaymentMethod: null },
    now,
  )
  const firstInvoice: InvoiceOrder = {
    customer,
    subscription: created,
    billingReason: 'subscription_create',
    period: { start: now, end: now },
    lines: [subscriptionLine(created, period)],
  }
  return { created, firstInvoice }
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
  const { moved, order } = nextPeriod(subscription, customer)
  // Nobody is asked for more while an earlier renewal is unpaid.
  const invoice =
    subscription.status === 'unpaid' ? draftInvoice(context, order) : issueInvoice(context, order)
  return changeSubscription(context, subscription, { items: moved.items, latest_invoice: invoice.id })
}

/** What the next renewal would be billed. */
export function previewRenewal(context: Context, subscription: Subscription, customer: Customer) {
  return previewInvoice(context, nextPeriod(subscription, customer).order)
}

function nextPeriod(subscription: Subscription, customer: Customer) {
  const items = subscription.items.data.map((item) => {
    const next = periodFrom(item.current_period_end, item.price, subscription.billing_cycle_anchor)
    return { ...item, current_period_start: next.start, current_period_end: next.end }
  })
  const [item] = items
  if (!item) throw new Error(`${subscription.id} has no item`)
  const moved = { ...subscription, items: { ...subscription.items, data: items } }
  const period = { start: item.current_period_start, end: item.current_period_end }
  const order: InvoiceOrder = {
    customer,
    subscription: moved,
    billingReason: 'subscription_cycle',
    period: { start: subscription.items.data[0]?.current_period_start ?? period.start, end: period.start },
    lines: [subscriptionLine(moved, period)],
  }
  return { moved, order }
}
