import type { EntityManager } from '@mikro-orm/postgresql'
import type { Subscription } from '../domain/billing.ts'
import { type Checkout, CheckoutSchema } from './checkout-schema.ts'
import { type Membership, MembershipSchema } from './membership-schema.ts'

/** What there is here of some subscriptions. */
export interface Standing {
  /** The membership that stands on a subscription by now. */
  membershipOn(subscription: Subscription): Membership | undefined
  checkoutOf(subscription: Subscription): Checkout | undefined
}

/**
 * Reads everything that stands on these subscriptions. Call it before anything is written or waited for: a row that somebody changes
 * afterwards then has another version, so the transaction is repeated, and tells what it has to tell after them (ADR 002). Read once
 * more, a row would take on the new version, and nobody would notice.
 */
export async function readStanding(
  em: EntityManager,
  subscriptions: readonly Subscription[],
): Promise<Standing> {
  const where = { stripeSubscriptionId: { $in: subscriptions.map(({ id }) => id) } }
  const memberships = await em.find(MembershipSchema, where)
  const checkouts = await em.find(CheckoutSchema, where)
  return {
    // A membership may move to another of them meanwhile.
    membershipOn: ({ id }) => memberships.find((one) => one.stripeSubscriptionId === id),
    checkoutOf: ({ id }) => checkouts.find((one) => one.stripeSubscriptionId === id),
  }
}
