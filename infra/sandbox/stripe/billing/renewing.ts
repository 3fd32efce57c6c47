import { paymentIntentOf } from '../linked.ts'
import type { Customer } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Subscription } from '../objects/subscription.ts'
import { type Context, update } from './context.ts'
import { finalizeInvoice, markPaid } from './invoicing.ts'
import { attemptPayment, type Forced } from './payments.ts'
import { issueRenewal } from './subscribing.ts'
import { afterPaidInvoice, cancelSubscription, changeSubscription } from './subscription-states.ts'

const RUNNING = new Set<Subscription['status']>(['active', 'past_due', 'unpaid'])

/** Why a subscription cannot be renewed; the message says what to do. */
export class NotRenewable extends Error {}

/**
 * Bills the next period, or tries the invoice again that is open or could not be finalised.
 * @param outcome what the bank says; undefined leaves it to the card
 * @throws NotRenewable for a subscription that was never paid or has ended
 */
export function renew(context: Context, subscription: Subscription, outcome: Forced): Subscription {
  const { state } = context
  if (subscription.status === 'unpaid' && outcome !== 'paid') return renewUnpaid(context, subscription)
  if (!RUNNING.has(subscription.status))
    throw new NotRenewable(`${subscription.id} is ${subscription.status}; only a running one can be renewed`)
  const billed = openInvoice(context, subscription) ?? finalizeAgain(context, subscription)
  if (!billed && subscription.cancel_at_period_end) return cancelSubscription(context, subscription)
  const invoice = billed ?? issueNext(context, subscription)
  // Nobody is asked to pay what could not be finalised.
  if (invoice.status === 'open') collect(context, invoice, subscription, outcome)
  return state.subscriptions.get(subscription.id) ?? subscription
}

/** The invoice of the next period stays a draft. */
function renewUnpaid(context: Context, subscription: Subscription): Subscription {
  return issueRenewal(context, subscription, customerOf(context, subscription))
}

/**
 * What the provider does after its last attempt to collect a renewal, as the shop has chosen: the subscription is left
 * unpaid, or it stays past due and the invoice is written off.
 * @throws NotRenewable when no renewal is owed
 */
export function giveUp(
  context: Context,
  subscription: Subscription,
  leaving: 'unpaid' | 'uncollectible',
): Subscription {
  const owed = openInvoice(context, subscription)
  if (!owed || subscription.status !== 'past_due')
    throw new NotRenewable(`${subscription.id} owes no renewal`)
  if (leaving === 'unpaid') return changeSubscription(context, subscription, { status: 'unpaid' })
  const status_transitions = { ...owed.status_transitions, marked_uncollectible_at: context.now }
  const changes = { status: 'uncollectible', status_transitions, next_payment_attempt: null } as const
  update(context, context.state.invoices, owed, changes, 'invoice.marked_uncollectible')
  return subscription
}

function openInvoice({ state }: Context, subscription: Subscription): Invoice | undefined {
  const invoices = state.invoices.where('_subscription', subscription.id)
  return invoices.findLast((invoice) => invoice.status === 'open')
}

/** What could not be finalised before, as staff would try again; undefined where there is nothing of that kind. */
function finalizeAgain(context: Context, subscription: Subscription): Invoice | undefined {
  const invoices = context.state.invoices.where('_subscription', subscription.id)
  const stuck = invoices.findLast((one) => one.status === 'draft' && one.last_finalization_error !== null)
  return (
    stuck && finalizeInvoice(context, stuck, { subscription, customer: customerOf(context, subscription) })
  )
}

function customerOf({ state }: Context, subscription: Subscription): Customer {
  const customer = state.customers.get(subscription.customer)
  if (!customer) throw new NotRenewable(`${subscription.customer} does not exist any more`)
  return customer
}

function issueNext(context: Context, subscription: Subscription): Invoice {
  const { latest_invoice } = issueRenewal(context, subscription, customerOf(context, subscription))
  const invoice = latest_invoice === null ? undefined : context.state.invoices.get(latest_invoice)
  if (!invoice) throw new NotRenewable(`${subscription.id} has no invoice`)
  return invoice
}

function collect(context: Context, invoice: Invoice, subscription: Subscription, outcome: Forced): void {
  const method = methodOf(context, subscription)
  const intent = paymentIntentOf(context.state, invoice)
  if (!intent) return afterPaidInvoice(context, markPaid(context, invoice), method.id)
  attemptPayment(context, intent, method, { onSession: false, authenticated: false }, outcome)
}

function methodOf(
  { state }: Context,
  { id, customer, default_payment_method: named }: Subscription,
): PaymentMethod {
  const preset = named ?? state.customers.get(customer)?.invoice_settings.default_payment_method
  const method =
    typeof preset === 'string'
      ? state.paymentMethods.get(preset)
      : state.paymentMethods.where('customer', customer).at(-1)
  if (!method) throw new NotRenewable(`${id} has no card to charge`)
  return method
}
