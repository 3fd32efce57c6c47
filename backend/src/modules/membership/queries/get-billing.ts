import type { MembershipTier } from '@meridian/contracts/values/tiers'
import type { Sql } from '#platform/database/sql'

/** The customer and subscription at the provider that a membership is based on. */
export interface Billing {
  tier: MembershipTier
  customerId: string
  subscriptionId: string
  /** True once the membership is over: nothing about its plan can be changed. */
  isOver: boolean
}

/** Undefined for somebody who never paid. */
export async function getBilling(sql: Sql, accountId: string): Promise<Billing | undefined> {
  const [row] = await sql.rows<Billing>({
    name: 'membership-get-billing',
    text: `select tier, stripe_customer_id as "customerId", stripe_subscription_id as "subscriptionId",
        status = 'canceled' as "isOver"
      from memberships where account_id = $1 and stripe_subscription_id is not null`,
    values: [accountId],
  })
  return row
}
