import { day, fromSeconds } from '../../../console/format.ts'
import { type Html, html } from '../../../html.ts'
import type { Context } from '../../billing/context.ts'
import {
  cancelSubscription,
  changeSubscription,
  endingAtPeriodEnd,
} from '../../billing/subscription-states.ts'
import type { Subscription } from '../../objects/subscription.ts'
import { itemOf } from '../../objects/subscription.ts'
import { subscriptionPath } from '../paths.ts'
import { planName } from '../plan.ts'
import { frontPath, type Visit } from '../visit.ts'

/** What cancelling means, to be confirmed. */
export function cancelMain({ state }: Context, visit: Visit, subscription: Subscription): Html {
  const { price, current_period_end: end } = itemOf(subscription)
  const name = planName(state, price)
  const keep = visit.session.flow ? visit.returnUrl : frontPath(visit.session)
  return html`<h1>Cancel ${name}</h1>
${
  endsAtOnce(visit)
    ? html`<p>It ends <strong>at once</strong>, and nothing is refunded.</p>`
    : html`<p>You keep it until <strong>${day(fromSeconds(end))}</strong>. Then it ends, and nothing more is charged. Until that day you can change your mind.</p>`
}
<form method="post" action="${subscriptionPath(visit.session.id, subscription.id, '/cancel')}">
<button class="main">Cancel plan</button>
${keep !== null && html`<a href="${keep}">Keep it</a>`}
</form>`
}

/** Ends a plan when its period is over, or at once where the configuration says so. */
export function endPlan(context: Context, visit: Visit, subscription: Subscription): void {
  if (endsAtOnce(visit)) cancelSubscription(context, subscription)
  else if (!subscription.cancel_at_period_end)
    changeSubscription(context, subscription, endingAtPeriodEnd(context, subscription, true))
}

function endsAtOnce({ features }: Visit): boolean {
  return features.subscription_cancel.mode === 'immediately'
}

/** Lets a plan go on that was to end. */
export function resumePlan(context: Context, subscription: Subscription): void {
  if (!subscription.cancel_at_period_end) return
  changeSubscription(context, subscription, endingAtPeriodEnd(context, subscription, false))
}
