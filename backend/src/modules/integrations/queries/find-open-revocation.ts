import type { Channel } from '@meridian/contracts/values/channels'
import type { Sql } from '#platform/database/sql'

/** A removal that was begun because of this event and is not done; undefined where there is none. */
export async function findOpenRevocation(
  sql: Sql,
  { eventId, channel }: { eventId: string; channel: Channel },
): Promise<{ accountId: string } | undefined> {
  const [row] = await sql.rows<{ accountId: string }>({
    name: 'integrations-find-open-revocation',
    text: `select account_id as "accountId" from channel_revocations
      where event_id = $1 and channel = $2 and removed_at is null`,
    values: [eventId, channel],
  })
  return row
}
