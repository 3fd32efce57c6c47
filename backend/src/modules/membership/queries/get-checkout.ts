import type { Sql } from '#platform/database/sql'
import type { CheckoutState } from '../domain/checkout.ts'

/** How far a checkout has come. */
export interface CheckoutProgress {
  id: string
  state: CheckoutState
  accountId: string | null
  memberId: string | null
  customerId: string | null
  email: string | null
  username: string | null
  /** True for what was paid, and goes back since the account that it was for was deleted. */
  isGivenUp: boolean
}

/** Throws when there is no such checkout: its id always comes from one that was found before. */
export async function getCheckout(sql: Sql, checkoutId: string): Promise<CheckoutProgress> {
  const [row] = await sql.rows<CheckoutProgress>({
    name: 'membership-get-checkout',
    text: `select id, state, account_id as "accountId", member_id as "memberId", stripe_customer_id as "customerId",
        email, username,
        state = 'expired' and exists (select from membership_claims where checkout_id = checkouts.id) as "isGivenUp"
      from checkouts where id = $1`,
    values: [checkoutId],
  })
  if (row === undefined) throw new Error(`Checkout ${checkoutId} is gone`)
  return row
}
