import { day, fromSeconds, money } from '../../../console/format.ts'
import { type Html, html } from '../../../html.ts'
import type { Context } from '../../billing/context.ts'
import type { Price } from '../../objects/price.ts'
import type { Subscription } from '../../objects/subscription.ts'
import { itemOf } from '../../objects/subscription.ts'
import { cardOnFile, cardText } from '../card/card-on-file.ts'
import { amountsTable } from '../invoices/invoice-text.ts'
import { sessionPath, subscriptionPath } from '../paths.ts'
import { planName, priceText } from '../plan.ts'
import type { Visit } from '../visit.ts'
import { offeredPrices, previewChange } from './plan-choice.ts'

/** The plans that can be chosen; the present one is marked. */
export function choiceMain(context: Context, visit: Visit, subscription: Subscription): Html {
  const present = itemOf(subscription).price.id
  const offered = offeredPrices(context, visit)
  const row = (price: Price) => html`<li>
<p><strong>${planName(context.state, price)}</strong><br>${priceText(price)}</p>
${price.id === present ? html`<span class="tag" data-state="active">Your plan</span>` : chooseLink(context, visit, subscription, price)}
</li>`
  return html`<h1>Change plan</h1>
<p>You see what it costs before anything changes.</p>
${offered.length === 0 ? html`<p>No other plan is offered.</p>` : html`<ul>${offered.map(row)}</ul>`}`
}

function chooseLink({ state }: Context, { session }: Visit, { id }: Subscription, price: Price): Html {
  const href = subscriptionPath(session.id, id, `/plan/${price.id}`)
  return html`<a class="button" href="${href}">Choose<span class="unseen"> ${planName(state, price)}</span></a>`
}

/** What a change to one plan means, to be confirmed; `problem` says why it did not work. */
export function confirmMain(
  context: Context,
  visit: Visit,
  subscription: Subscription,
  to: Price,
  problem?: string,
): Html {
  const { price: from, current_period_end: end } = itemOf(subscription)
  const change = previewChange(context, visit, subscription, to)
  const due = change?.amount_due ?? 0
  const sum = money(due, to.currency)
  return html`<h1>Change to ${planName(context.state, to)}</h1>
${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
<p>From ${planName(context.state, from)}, ${priceText(from)}, to <strong>${planName(context.state, to)}, ${priceText(to)}</strong>.</p>
${change && amountsTable(context.state, change)}
<p><strong>${due === 0 ? 'Nothing is charged now.' : `${sum} is charged now.`}</strong> The new price is charged from ${day(fromSeconds(end))} on.</p>
${due > 0 && payingCard(context, visit, subscription)}
<form method="post" action="${subscriptionPath(visit.session.id, subscription.id, `/plan/${to.id}`)}">
<input type="hidden" name="due" value="${due}">
<button class="main">${due === 0 ? 'Confirm' : `Pay ${sum} and change`}</button>
</form>`
}

function payingCard(
  context: Context,
  { customer, session, features }: Visit,
  subscription: Subscription,
): Html {
  const card = cardOnFile(context, customer, subscription)
  const other =
    features.payment_method_update.enabled &&
    html`<a href="${sessionPath(session.id, '/card')}">Change card</a>`
  return html`<p>${card ? cardText(card) : 'There is no card on file.'} ${other}</p>`
}
