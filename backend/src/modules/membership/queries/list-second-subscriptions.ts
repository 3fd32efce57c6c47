import type { Sql } from '#platform/sql'
import { PAYS_ALREADY } from './pays-already.ts'

/** Somebody who pays for a subscription that their membership does not stand on. */
export interface SecondSubscription {
  accountId: string
  subscriptionId: string
  keptSubscriptionId: string
  /** The customer of the kept one. */
  keptCustomerId: string | null
  /** Whether the kept one lets them in; if not, the other one is to. */
  hasAccess: boolean
}

/**
 * Checkouts that were paid by or for a person whose membership stands on another subscription. Whether the
 * provider still charges for them is the caller's to look at. What waits to be attached or claimed is a second one only
 * while the first one is paid for and lets them in: otherwise it is how they come back.
 */
export function listSecondSubscriptions(sql: Sql): Promise<SecondSubscription[]> {
  return sql.rows({
    text: `select m.account_id as "accountId", c.stripe_subscription_id as "subscriptionId",
        coalesce(m.stripe_subscription_id, m.former_subscription_id) as "keptSubscriptionId",
        m.stripe_customer_id as "keptCustomerId", m.access_ended_at is null as "hasAccess"
      from checkouts c
      left join membership_claims k on k.checkout_id = c.id
      join memberships m on m.account_id = coalesce(c.member_id, k.account_id, c.account_id)
      where (c.state = 'completed'
          or c.state in ('paid', 'claimable') and ${PAYS_ALREADY})
        and c.stripe_subscription_id <> coalesce(m.stripe_subscription_id, m.former_subscription_id)`,
  })
}
