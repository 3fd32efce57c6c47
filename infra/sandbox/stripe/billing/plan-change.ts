import type { InvoiceLine } from '../objects/invoice.ts'
import { newLine } from '../objects/invoice-line.ts'
import type { Price } from '../objects/price.ts'
import { itemOf, planOf, type Subscription } from '../objects/subscription.ts'
import type { Context } from './context.ts'
import { issueInvoice } from './invoicing.ts'
import { collectNow } from './payments.ts'
import { changeSubscription } from './subscription-states.ts'

/** The two lines of a change in the middle of a period: what is left of the old price, and of the new one. */
export function prorationLines(subscription: Subscription, to: Price, now: number): InvoiceLine[] {
  const item = itemOf(subscription)
  const { current_period_start: start, current_period_end: end, price: from } = item
  const share = Math.max(0, Math.min(1, (end - now) / (end - start)))
  const common = { subscription: subscription.id, item, period: { start: now, end }, proration: true }
  return [
    newLine({
      ...common,
      price: from,
      amount: -Math.round(from.unit_amount * share),
      description: `Unused time on ${nameOf(from)}`,
    }),
    newLine({
      ...common,
      price: to,
      amount: Math.round(to.unit_amount * share),
      description: `Remaining time on ${nameOf(to)}`,
    }),
  ]
}

/** Moves a subscription to another price; with an invoice at once, or without any. */
export function changePlan(
  context: Context,
  subscription: Subscription,
  to: Price,
  behavior: 'always_invoice' | 'none',
): Subscription {
  const item = itemOf(subscription)
  const data = [{ ...item, price: to, plan: planOf(to) }]
  const lines = prorationLines(subscription, to, context.now)
  const items = { ...subscription.items, data }
  if (behavior === 'none') return changeSubscription(context, subscription, { items })
  const customer = context.state.customers.get(subscription.customer)
  if (!customer) throw new Error(`${subscription.customer} is gone`)
  const invoice = issueInvoice(context, {
    customer,
    subscription,
    billingReason: 'subscription_update',
    period: { start: context.now, end: context.now },
    lines,
  })
  const moved = changeSubscription(context, subscription, { items, latest_invoice: invoice.id })
  const method =
    moved.default_payment_method && context.state.paymentMethods.get(moved.default_payment_method)
  collectNow(context, invoice.id, method || null)
  return context.state.subscriptions.get(moved.id) ?? moved
}

function nameOf(price: Price): string {
  return price.nickname ?? price.product
}
