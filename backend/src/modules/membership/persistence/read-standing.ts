import type { EntityManager } from '@mikro-orm/postgresql'
import { entitiesOf, rowsAtOnce } from '#platform/database/prepared-statements'
import type { Subscription } from '../domain/billing.ts'
import { isPaid } from '../domain/checkout.ts'
import { type Checkout, CheckoutSchema } from './checkout-schema.ts'
import { type Membership, MembershipSchema } from './membership-schema.ts'

/** What we hold about some subscriptions. */
export interface Standing {
  /** The membership that is now based on a subscription. */
  membershipOn(subscription: Subscription): Membership | undefined
  /** The membership that was given to whoever had paid for a subscription before. */
  giftAfter(subscription: Subscription): Membership | undefined
  checkoutOf(subscription: Subscription): Checkout | undefined
  /** The checkout that a paid subscription was begun for, where that never learned of it; undefined for most. */
  begunFor(subscription: Subscription): Checkout | undefined
}

const CHECKOUTS = 'select * from checkouts where stripe_subscription_id = any($1)'

/** Those that are based on them, and those that were given to people who had paid for them. */
const MEMBERSHIPS = `
  select * from memberships where stripe_subscription_id = any($1)
  union all
  select m.* from checkouts c join memberships m on m.account_id = c.member_id
  where c.stripe_subscription_id = any($1) and m.former_subscription_id = any($1)`

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
  const read = [CHECKOUTS, MEMBERSHIPS].map((text) => ({ text, values: [ids] }))
  const [checkoutRows, membershipRows] = await rowsAtOnce(em, read)
  const checkouts = entitiesOf(em, CheckoutSchema, checkoutRows)
  const memberships = entitiesOf(em, MembershipSchema, membershipRows)
  const known = new Set([...memberships, ...checkouts].map((one) => one.stripeSubscriptionId))
  const begun = await findBegun(
    em,
    subscriptions.filter((one) => !known.has(one.id) && isPaid(one)),
  )
  return {
    // A membership may meanwhile move to another of them.
    membershipOn: ({ id }) => memberships.find((one) => one.stripeSubscriptionId === id),
    giftAfter: ({ id }) => memberships.find((one) => one.formerSubscriptionId === id),
    checkoutOf: ({ id }) => checkouts.find((one) => one.stripeSubscriptionId === id),
    begunFor: ({ id }) => begun.get(id),
  }
}

/**
 * By the id of the subscription. What a subscription says of itself is believed only of a member's own customer, and of
 * a checkout of theirs that still waits for one.
 */
async function findBegun(
  em: EntityManager,
  unknown: readonly Subscription[],
): Promise<Map<string, Checkout>> {
  const named = unknown.flatMap((one) =>
    one.checkoutId === null ? [] : [{ ...one, checkoutId: one.checkoutId }],
  )
  if (named.length === 0) return new Map()
  const waiting = await em.find(CheckoutSchema, {
    id: { $in: named.map(({ checkoutId }) => checkoutId) },
    state: 'begun',
    stripeSubscriptionId: null,
  })
  const owners = await em.find(MembershipSchema, {
    accountId: { $in: waiting.flatMap((one) => one.accountId ?? []) },
  })
  const pairs = named.flatMap(({ id, checkoutId, customerId }): [string, Checkout][] => {
    const checkout = waiting.find((one) => one.id === checkoutId)
    const owner = owners.find(({ accountId }) => accountId === checkout?.accountId)
    return checkout !== undefined && owner?.stripeCustomerId === customerId ? [[id, checkout]] : []
  })
  return new Map(pairs)
}
