import type { Sql } from '#platform/database/sql'

/** The rule `paysAlready` of the domain, for a membership `m`. */
export const PAYS_ALREADY = `m.status in ('active', 'payment_failed') and m.access_ended_at is null
  and m.complimentary_until is null`

/**
 * Whether a checkout `c` has sold a second subscription beside a membership `m`. One that is paid but not yet attached
 * or claimed counts only while the first is paid for and gives access: otherwise it is how its owner comes back.
 */
export const IS_BESIDE = `(c.state = 'completed' or c.state in ('paid', 'claimable') and ${PAYS_ALREADY})`

/** Somebody who pays for a subscription that their membership is not based on. */
export interface SecondSubscription {
  accountId: string
  subscriptionId: string
  keptSubscriptionId: string
  /** The customer of the kept one. */
  keptCustomerId: string | null
  /** Whether the kept one lets them in; if not, the other one is meant to. */
  hasAccess: boolean
}

/**
 * Which of these subscriptions were paid by or for a person whose membership is based on another one. Whether the
 * provider still charges for them is for the caller to check.
 */
export function listSecondSubscriptions(sql: Sql, ids: readonly string[]): Promise<SecondSubscription[]> {
  return sql.rows({
    text: `select m.account_id as "accountId", c.stripe_subscription_id as "subscriptionId",
        coalesce(m.stripe_subscription_id, m.former_subscription_id) as "keptSubscriptionId",
        m.stripe_customer_id as "keptCustomerId", m.access_ended_at is null as "hasAccess"
      from checkouts c
      left join membership_claims k on k.checkout_id = c.id
      join memberships m on m.account_id = coalesce(c.member_id, k.account_id, c.account_id)
      where c.stripe_subscription_id = any($1) and ${IS_BESIDE}
        and c.stripe_subscription_id <> coalesce(m.stripe_subscription_id, m.former_subscription_id)`,
    values: [ids],
  })
}
