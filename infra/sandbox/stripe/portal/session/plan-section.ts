import { day, fromSeconds, money } from '../../../console/format.ts'
import { type Html, html } from '../../../html.ts'
import type { Context } from '../../billing/context.ts'
import { previewRenewal } from '../../billing/subscribing.ts'
import type { Subscription } from '../../objects/subscription.ts'
import { itemOf } from '../../objects/subscription.ts'
import { invoicePath, subscriptionPath } from '../paths.ts'
import { planName, priceText } from '../plan.ts'
import { runs, type Visit } from '../visit.ts'
import { canChangePlan } from './plan-choice.ts'

/** One plan: what it costs, when it is charged next or ends, and what can be done about it. */
export function planSection(context: Context, visit: Visit, subscription: Subscription): Html {
  const { price } = itemOf(subscription)
  const title = `plan-${subscription.id}`
  return html`<section aria-labelledby="${title}">
<h2 id="${title}">${planName(context.state, price)}</h2>
<p><strong>${priceText(price)}</strong></p>
${standing(context, visit, subscription)}
${runs(subscription) && html`<div class="buttons">${buttons(visit, subscription)}</div>`}
</section>`
}

function standing(context: Context, visit: Visit, subscription: Subscription): Html {
  const { status, ended_at: ended, cancel_at_period_end: ends } = subscription
  if (status === 'canceled')
    return html`<p>Ended${ended !== null && html` on ${day(fromSeconds(ended))}`}.</p>`
  const periodEnd = day(fromSeconds(itemOf(subscription).current_period_end))
  return html`${status === 'past_due' && overdue(context, visit, subscription)}
<p>${ends ? html`Cancelled: it ends on ${periodEnd}, and nothing more is charged.` : html`Next charge: ${nextAmount(context, visit, subscription)} on ${periodEnd}.`}</p>`
}

function nextAmount(context: Context, { customer }: Visit, subscription: Subscription): string {
  const { amount_due: due, currency } = previewRenewal(context, subscription, customer)
  return money(due, currency)
}

function overdue({ state }: Context, { session }: Visit, { id }: Subscription): Html {
  const open = state.invoices.where('_subscription', id).filter(({ status }) => status === 'open')
  return html`${open.map(
    (
      invoice,
    ) => html`<p class="problem">${money(invoice.amount_remaining, invoice.currency)} could not be charged.
<a href="${invoicePath(invoice.id, '', session.id)}">Pay invoice ${invoice.number ?? ''}</a>.</p>`,
  )}`
}

function buttons({ session, features }: Visit, subscription: Subscription): Html[] {
  const path = (rest: string) => subscriptionPath(session.id, subscription.id, rest)
  const ends = subscription.cancel_at_period_end
  const canCancel = features.subscription_cancel.enabled
  return [
    features.subscription_update.enabled &&
      canChangePlan(subscription) &&
      html`<a class="button" href="${path('/plan')}">Change plan</a>`,
    canCancel && !ends && html`<a class="button" href="${path('/cancel')}">Cancel plan</a>`,
    canCancel &&
      ends &&
      html`<form method="post" action="${path('/resume')}"><button class="main">Don’t cancel</button></form>`,
  ].filter((button) => button !== false)
}
