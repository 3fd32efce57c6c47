import type { Invoice } from '../objects/invoice.ts'
import { cancellationDetails, itemOf, type Subscription } from '../objects/subscription.ts'
import { type Context, update } from './context.ts'
import { voidInvoice } from './voiding.ts'

/** The subscription of a paid invoice runs; the card that paid the first one pays the next. */
export function afterPaidInvoice(context: Context, invoice: Invoice, paymentMethod: string | null): void {
  const subscription = context.state.subscriptions.get(invoice._subscription)
  if (!subscription || hasEnded(subscription)) return
  const saves = subscription.payment_settings?.save_default_payment_method === 'on_subscription'
  const card = (saves ? paymentMethod : null) ?? subscription.default_payment_method
  if (subscription.status === 'active' && subscription.default_payment_method === card) return
  changeSubscription(context, subscription, { status: 'active', default_payment_method: card })
}

/** A renewal that could not be collected leaves the subscription past due; a first payment leaves it waiting. */
export function afterFailedInvoice(context: Context, invoice: Invoice): void {
  const subscription = context.state.subscriptions.get(invoice._subscription)
  if (subscription?.status === 'active') changeSubscription(context, subscription, { status: 'past_due' })
}

/** Keeps a change of a subscription and tells of it. */
export function changeSubscription(
  context: Context,
  subscription: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  return update(context, context.state.subscriptions, subscription, changes, 'customer.subscription.updated')
}

/** Whether nothing will ever be billed for it again. */
export function hasEnded({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** Ends a subscription now. A renewal that is open stays open to be paid, but is not collected any more. */
export function cancelSubscription(context: Context, subscription: Subscription): Subscription {
  if (subscription.status === 'incomplete') voidOpenInvoices(context, subscription)
  else stopCollecting(context, subscription)
  const ended = {
    status: 'canceled',
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? context.now,
    ended_at: context.now,
    cancellation_details: cancellationDetails('cancellation_requested'),
  } as const
  return update(context, context.state.subscriptions, subscription, ended, 'customer.subscription.deleted')
}

/** What becomes of a subscription whose first payment never came. */
export function expireSubscription(context: Context, subscription: Subscription): Subscription {
  voidOpenInvoices(context, subscription)
  return changeSubscription(context, subscription, { status: 'incomplete_expired', ended_at: context.now })
}

/** The provider bills without tax from now on, as it does where it cannot tell any more where a customer is. */
export function stopTax(context: Context, subscription: Subscription): Subscription {
  const automatic_tax = { ...subscription.automatic_tax, enabled: false } as const
  const disabled_reason = 'requires_location_inputs'
  return changeSubscription(context, subscription, { automatic_tax: { ...automatic_tax, disabled_reason } })
}

/** What says that tax is calculated for a subscription, or by decision is not. */
export function withTax(enabled: boolean): Partial<Subscription> {
  const liability = enabled ? ({ type: 'self' } as const) : null
  return { automatic_tax: { enabled, liability, disabled_reason: null } }
}

function stopCollecting(context: Context, subscription: Subscription): void {
  const stopped = { auto_advance: false, next_payment_attempt: null }
  for (const invoice of openInvoices(context, subscription))
    update(context, context.state.invoices, invoice, stopped, 'invoice.updated')
}

function openInvoices({ state }: Context, { id }: Subscription): Invoice[] {
  return state.invoices.where('_subscription', id).filter(({ status }) => status === 'open')
}

function voidOpenInvoices(context: Context, subscription: Subscription): void {
  for (const invoice of openInvoices(context, subscription)) voidInvoice(context, invoice)
}

/** What says that a subscription ends when its period is over, or that it goes on after all. */
export function endingAtPeriodEnd(
  { now }: Context,
  subscription: Subscription,
  ends: boolean,
): Partial<Subscription> {
  return {
    cancel_at_period_end: ends,
    cancel_at: ends ? itemOf(subscription).current_period_end : null,
    canceled_at: ends ? now : null,
    cancellation_details: cancellationDetails(ends ? 'cancellation_requested' : null),
  }
}
