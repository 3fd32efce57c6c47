import type { Sql } from '#platform/database/sql'

/**
 * Every subscription at the provider that a person has or had, including those that nobody uses. Not those that wait to
 * be claimed, which end when what was paid for them goes back.
 */
export async function listOwnSubscriptions(sql: Sql, accountId: string): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'membership-list-own-subscriptions',
    text: `select stripe_subscription_id as id from memberships
        where account_id = $1 and stripe_subscription_id is not null
      union select former_subscription_id from memberships
        where account_id = $1 and former_subscription_id is not null
      union select subscription_id from second_subscriptions where account_id = $1
      union select stripe_subscription_id from checkouts
        where (member_id = $1 or account_id = $1) and stripe_subscription_id is not null
      except select c.stripe_subscription_id from membership_claims k join checkouts c on c.id = k.checkout_id
        where k.account_id = $1 and c.state = 'claimable'`,
    values: [accountId],
  })
  return rows.map(({ id }) => id)
}
