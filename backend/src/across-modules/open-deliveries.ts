import type { EventType } from '@meridian/contracts/events/catalogue'
import type { Sql } from '#platform/database/sql'
import { MAX_DAYS } from '#platform/journal/resend'

/** That a consumer acts on a type of events. */
export interface Wait {
  type: EventType
  consumer: string
}

/** Whether a consumer still has to act on an event about a person: then its personal data are still needed. */
export async function isAwaited(sql: Sql, accountId: string, waits: readonly Wait[]): Promise<boolean> {
  const [row] = await sql.rows<{ awaited: boolean }>({
    text: `select exists (
        select from domain_events e join unnest($2::text[], $3::text[]) as w (type, consumer) on w.type = e.type
        where e.payload ? 'accountId' and e.payload ->> 'accountId' = $1
          and e.occurred_at > now() - interval '${MAX_DAYS} days'
          and e.occurred_at > (select deleted_at from account_deletions d where d.account_id = $1::uuid) - interval '1 day'
          and not exists (select from inbox i where i.message_id = e.id and i.consumer = w.consumer)
      ) as awaited`,
    values: [accountId, waits.map(({ type }) => type), waits.map(({ consumer }) => consumer)],
  })
  return row?.awaited ?? false
}
