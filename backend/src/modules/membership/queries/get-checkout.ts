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
}

/** Throws when there is no such checkout: its id always comes from one that was found before. */
export async function getCheckout(sql: Sql, checkoutId: string): Promise<CheckoutProgress> {
  const [row] = await sql.rows<CheckoutProgress>({
    name: 'membership-get-checkout',
    text: `select id, state, account_id as "accountId", member_id as "memberId", stripe_customer_id as "customerId",
        email, username
      from checkouts where id = $1`,
    values: [checkoutId],
  })
  if (row === undefined) throw new Error(`Checkout ${checkoutId} is gone`)
  return row
}
