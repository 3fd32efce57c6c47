import type { EntityManager } from '@mikro-orm/postgresql'
import type { Subscription } from '../domain/billing.ts'
import { type Checkout, CheckoutSchema } from './checkout-schema.ts'
import { type Membership, MembershipSchema } from './membership-schema.ts'

/** What we hold about some subscriptions. */
export interface Standing {
  /** The membership that is now based on a subscription. */
  membershipOn(subscription: Subscription): Membership | undefined
  /** The membership that was given to whoever had paid for a subscription before. */
  giftAfter(subscription: Subscription): Membership | undefined
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
  const ids = subscriptions.map(({ id }) => id)
  const where = { stripeSubscriptionId: { $in: ids } }
  const checkouts = await em.find(CheckoutSchema, where)
  const members = checkouts.map(({ memberId }) => memberId).filter((id) => id !== null && id !== undefined)
  const given = { accountId: { $in: members }, formerSubscriptionId: { $in: ids } }
  const memberships = await em.find(MembershipSchema, { $or: [where, given] })
  return {
    // A membership may meanwhile move to another of them.
    membershipOn: ({ id }) => memberships.find((one) => one.stripeSubscriptionId === id),
    giftAfter: ({ id }) => memberships.find((one) => one.formerSubscriptionId === id),
    checkoutOf: ({ id }) => checkouts.find((one) => one.stripeSubscriptionId === id),
  }
}
