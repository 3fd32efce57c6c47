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

/** What we know of these subscriptions, by a membership or by a checkout, by their ids. */
export async function listHeldSubscriptions(sql: Sql, ids: readonly string[]): Promise<Map<string, Held>> {
  const rows = await sql.rows<Row>({
    text: `select given.id as "subscriptionId",
        coalesce(m.stripe_customer_id, c.stripe_customer_id) as "customerId",
        c.state as checkout, m.status, m.tier, m.yearly_price_cents as "yearlyPriceCents",
        m.current_period_end as "currentPeriodEnd", m.cancel_at as "cancelAt"
      from unnest($1::text[]) as given (id)
      left join memberships m on m.stripe_subscription_id = given.id
      left join checkouts c on c.stripe_subscription_id = given.id
      where m.account_id is not null or c.id is not null`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.subscriptionId, toHeld(row)]))
}

function toHeld({ subscriptionId, customerId, checkout, status, ...rest }: Row): Held {
  return { subscriptionId, customerId, checkout, membership: status === null ? null : { status, ...rest } }
}
