import type { Sql } from '#platform/database/sql'
import type { Held } from '../domain/reconcile.ts'

interface Row {
  subscriptionId: string
  customerId: string
  checkout: Held['checkout']
  status: NonNullable<Held['membership']>['status'] | null
  tier: NonNullable<Held['membership']>['tier']
  yearlyPriceCents: number
  currentPeriodEnd: Date | null
  cancelAt: Date | null
}

/** Every subscription that we know of, by a membership or by a checkout. */
export async function listHeldSubscriptions(sql: Sql): Promise<Map<string, Held>> {
  const rows = await sql.rows<Row>({
    text: `select coalesce(m.stripe_subscription_id, c.stripe_subscription_id) as "subscriptionId",
        coalesce(m.stripe_customer_id, c.stripe_customer_id) as "customerId",
        c.state as checkout, m.status, m.tier, m.yearly_price_cents as "yearlyPriceCents",
        m.current_period_end as "currentPeriodEnd", m.cancel_at as "cancelAt"
      from checkouts c full join memberships m on m.stripe_subscription_id = c.stripe_subscription_id
      where coalesce(m.stripe_subscription_id, c.stripe_subscription_id) is not null`,
  })
  return new Map(rows.map((row) => [row.subscriptionId, toHeld(row)]))
}

function toHeld({ subscriptionId, customerId, checkout, status, ...rest }: Row): Held {
  return { subscriptionId, customerId, checkout, membership: status === null ? null : { status, ...rest } }
}
