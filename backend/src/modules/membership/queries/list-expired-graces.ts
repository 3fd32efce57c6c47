import type { Sql } from '#platform/database/sql'

/** A membership whose grace period has ended but whose access has not. */
export interface ExpiredGrace {
  accountId: string
  /** Null where no payment provider knows of it. */
  customerId: string | null
  gracePeriodEnd: Date
}

/** The grace periods whose end has passed and was not acted on, the earliest first. */
export function listExpiredGraces(
  sql: Sql,
  { now, limit }: { now: Date; limit: number },
): Promise<ExpiredGrace[]> {
  return sql.rows<ExpiredGrace>({
    name: 'membership-list-expired-graces',
    text: `select account_id as "accountId", stripe_customer_id as "customerId",
        grace_period_end as "gracePeriodEnd"
      from memberships
      where status = 'payment_failed' and access_ended_at is null and grace_period_end <= $1
      order by grace_period_end limit $2`,
    values: [now, limit],
  })
}
