import type { Sql } from '#platform/database/sql'

/** The subscriptions that memberships are or were based on, in batches of `most`. */
export async function* listSubscriptionIds(sql: Sql, most: number): AsyncGenerator<string[], void> {
  for (let after = ''; ; ) {
    const rows = await sql.rows<{ id: string }>({
      name: 'membership-list-subscription-ids',
      text: `select stripe_subscription_id as id from memberships where stripe_subscription_id > $1
        order by stripe_subscription_id limit $2`,
      values: [after, most],
    })
    yield rows.map(({ id }) => id)
    if (rows.length < most) return
    after = rows.at(-1)?.id ?? after
  }
}
