import type { Sql } from '../database/sql.ts'

const KEPT_DAYS = 30

/** Small, so that the read models do not wait long for a batch. */
const BATCH = 200

const EMPTY = `
  update provider_notifications set body = '{}' where (provider, id) in (
    select provider, id from provider_notifications
    where body <> '{}' and received_at < $1::timestamptz - make_interval(days => ${KEPT_DAYS})
    order by received_at limit ${BATCH})
  returning 1`

/**
 * Empties messages of providers that came more than thirty days ago; their ids stay, so that each is still taken only
 * once (ADR 063). Handles some of them, and returns how many: call it until there are none left.
 */
export async function emptyOldMessages(sql: Sql, now: Date): Promise<number> {
  return (await sql.rows({ text: EMPTY, values: [now] })).length
}
