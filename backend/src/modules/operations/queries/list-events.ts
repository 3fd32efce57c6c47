import type { Sql } from '#platform/database/sql'

interface EventOf {
  id: string
  type: string
  occurredAt: Date
}

/** What these messages are about, by their ids. */
export async function listEvents(sql: Sql, ids: readonly string[]): Promise<Map<string, EventOf>> {
  const events = await sql.rows<EventOf>({
    name: 'operations-list-events',
    text: 'select id, type, occurred_at as "occurredAt" from domain_events where id = any($1)',
    values: [ids],
  })
  return new Map(events.map((event) => [event.id, event]))
}
