import type { EntityManager } from '@mikro-orm/postgresql'
import { entitiesOf, rowsAtOnce } from '#platform/database/prepared-statements'
import type { Query } from '#platform/database/sql'
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

/** Subscription by subscription through an index, whatever the statistics assume of a list of unknown length. */
const ofEach = (columns: string, table: string) => `unnest($1::text[]) as asked (id)
  cross join lateral (select ${columns} from ${table} where stripe_subscription_id = asked.id offset 0) ${table}`

const CHECKOUTS = `select checkouts.* from ${ofEach('*', 'checkouts')}`

/** Those that are based on them, and those that were given to people who had paid for them. */
const MEMBERSHIPS = `
  select memberships.* from ${ofEach('*', 'memberships')}
  union all
  select gift.* from ${ofEach('member_id', 'checkouts')}
  cross join lateral (select * from memberships where account_id = checkouts.member_id offset 0) gift
  where gift.former_subscription_id = any($1)`

/**
 * What a subscription says of itself is believed only of a member's own customer, and of a checkout of theirs that still
 * waits for one.
 */
const BEGUN = `
  select asked.subscription, begun.* from unnest($1::text[], $2::uuid[], $3::text[]) as asked (subscription, checkout, customer)
  cross join lateral (
    select * from checkouts
    where id = asked.checkout and state = 'begun' and stripe_subscription_id is null offset 0) begun
  cross join lateral (
    select from memberships
    where account_id = begun.account_id and stripe_customer_id = asked.customer offset 0) owner`

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
  const [checkoutRows, membershipRows, begunRows] = await rowsAtOnce(em, [
    { text: CHECKOUTS, values: [ids] },
    { text: MEMBERSHIPS, values: [ids] },
    ...lookForBegun(subscriptions),
  ])
  const checkouts = entitiesOf(em, CheckoutSchema, checkoutRows)
  const memberships = entitiesOf(em, MembershipSchema, membershipRows)
  const begun = begunBySubscription(em, begunRows)
  return {
    // A membership may meanwhile move to another of them.
    membershipOn: ({ id }) => memberships.find((one) => one.stripeSubscriptionId === id),
    giftAfter: ({ id }) => memberships.find((one) => one.formerSubscriptionId === id),
    checkoutOf: ({ id }) => checkouts.find((one) => one.stripeSubscriptionId === id),
    begunFor: ({ id }) => begun.get(id),
  }
}

/** Nothing to ask for where none of them is paid and names its checkout. */
function lookForBegun(subscriptions: readonly Subscription[]): Query[] {
  const named = subscriptions.filter((one) => one.checkoutId !== null && isPaid(one))
  const columns = [
    named.map(({ id }) => id),
    named.map(({ checkoutId }) => checkoutId),
    named.map(({ customerId }) => customerId),
  ]
  return named.length === 0 ? [] : [{ text: BEGUN, values: columns }]
}

function begunBySubscription(em: EntityManager, rows: readonly object[] = []): Map<string, Checkout> {
  const pairs = rows.flatMap((row) => {
    const { subscription, ...checkout } = row as { subscription: string }
    return entitiesOf(em, CheckoutSchema, [checkout]).map((one): [string, Checkout] => [subscription, one])
  })
  return new Map(pairs)
}
