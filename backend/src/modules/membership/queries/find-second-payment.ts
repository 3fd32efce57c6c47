import type { Sql } from '#platform/database/sql'
import { OPEN_SECOND_SUBSCRIPTIONS } from './list-open-second-subscriptions.ts'

/** The rule `isSecondPayment` of the domain, for a second subscription `s`. */
const IS_SECOND_PAYMENT = '(s.paid_until is null or s.paid_until > s.found_at)'

/**
 * A subscription that somebody has paid for besides the one that lets them in, and has not yet been refunded, as staff
 * see it; undefined for most.
 */
export async function findSecondPayment(sql: Sql, accountId: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ id: string }>({
    name: 'membership-find-second-payment',
    text: `select s.subscription_id as id ${OPEN_SECOND_SUBSCRIPTIONS}
        and s.account_id = $1 and m.access_ended_at is null and ${IS_SECOND_PAYMENT}
      order by s.found_at desc limit 1`,
    values: [accountId],
  })
  return row?.id
}
