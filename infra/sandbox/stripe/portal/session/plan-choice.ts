import type { Context } from '../../billing/context.ts'
import { previewInvoice } from '../../billing/invoicing.ts'
import { prorationLines } from '../../billing/plan-change.ts'
import type { Invoice } from '../../objects/invoice.ts'
import type { Price } from '../../objects/price.ts'
import type { Subscription } from '../../objects/subscription.ts'
import { noSuchPage } from '../problem.ts'
import type { Visit } from '../visit.ts'

/** Whether another plan can be taken: what is owed has to be paid first, and what ends has to go on first. */
export function canChangePlan({ status, cancel_at_period_end: ends }: Subscription): boolean {
  return status === 'active' && !ends
}

/** The prices that a visitor may choose from, in the configuration's order. */
export function offeredPrices({ state }: Context, { features, session }: Visit): Price[] {
  const listed = features.subscription_update.products?.flatMap(({ prices }) => prices) ?? []
  const named = session.flow?.subscription_update_confirm?.items.map(({ price }) => price ?? '') ?? []
  return [...new Set([...listed, ...named])]
    .flatMap((id) => state.prices.get(id) ?? [])
    .filter(({ active, recurring }) => active && recurring !== null)
}

/** @throws PortalProblem for a price that is not offered to this visitor */
export function offeredPrice(context: Context, visit: Visit, id: string): Price {
  const price = offeredPrices(context, visit).find((offered) => offered.id === id)
  if (!price) throw noSuchPage()
  return price
}

/** Whether a change is billed at once, in proportion to the time that is left, or with the next renewal. */
export function behaviorOf({ features }: Visit): 'always_invoice' | 'none' {
  return features.subscription_update.proration_behavior === 'none' ? 'none' : 'always_invoice'
}

/** What a change to a price would be billed now; nothing where the configuration wants no proration. */
export function previewChange(
  context: Context,
  visit: Visit,
  subscription: Subscription,
  to: Price,
): Invoice | undefined {
  if (behaviorOf(visit) === 'none') return undefined
  return previewInvoice(context, {
    customer: visit.customer,
    subscription,
    billingReason: 'subscription_update',
    period: { start: context.now, end: context.now },
    lines: prorationLines(subscription, to, context.now),
  })
}
