import type { Sql } from '#platform/sql'

/** True for somebody who pays for another subscription than the one of their membership, and has not got it back yet. */
export async function paysTwice(sql: Sql, accountId: string): Promise<boolean> {
  const [row] = await sql.rows<{ paysTwice: boolean }>({
    name: 'membership-pays-twice',
    text: `select exists (
        select from second_subscriptions s join memberships m on m.account_id = s.account_id
        where s.account_id = $1 and s.refunded_at is null and s.subscription_id <> m.stripe_subscription_id
      ) as "paysTwice"`,
    values: [accountId],
  })
  return row?.paysTwice ?? false
}
