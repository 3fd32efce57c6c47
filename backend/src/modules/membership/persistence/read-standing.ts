import type { EntityManager } from '@mikro-orm/postgresql'
import type { Subscription } from '../domain/billing.ts'
import { type Checkout, CheckoutSchema } from './checkout-schema.ts'
import { type Membership, MembershipSchema } from './membership-schema.ts'

/** What we hold about some subscriptions. */
export interface Standing {
  /** The membership that is now based on a subscription. */
  membershipOn(subscription: Subscription): Membership | undefined
  checkoutOf(subscription: Subscription): Checkout | undefined
}

/**
 * Reads everything that is based on these subscriptions. Call it before anything is written or waited for: a row that
 * somebody changes afterwards then has another version, so the transaction is repeated, and tells what it has to tell
 * after them (ADR 002). Reread, a row would take on the new version, and nobody would notice.
 */
export async function readStanding(
  em: EntityManager,
  subscriptions: readonly Subscription[],
): Promise<Standing> {
  const where = { stripeSubscriptionId: { $in: subscriptions.map(({ id }) => id) } }
  const memberships = await em.find(MembershipSchema, where)
  const checkouts = await em.find(CheckoutSchema, where)
  return {
    // A membership may meanwhile move to another of them.
    membershipOn: ({ id }) => memberships.find((one) => one.stripeSubscriptionId === id),
    checkoutOf: ({ id }) => checkouts.find((one) => one.stripeSubscriptionId === id),
  }
}
