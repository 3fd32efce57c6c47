import type { Sql } from '../database/sql.ts'
import { EVENT_COLUMNS, type EventRow, readEvent, type StoredEvent } from './events.ts'

/** One by one through the index, whatever the statistics assume about a list of unknown length. */
const LOOK = `
  select ${EVENT_COLUMNS} from unnest($1::uuid[]) as asked (id)
  cross join lateral (select * from domain_events where id = asked.id offset 0) e`

/**
 * Events by their ids. One that cannot be read is left out: the relay hands it to everybody, so its jobs fail visibly,
 * and no other event waits for it.
 */
export async function lookAtEvents(sql: Sql, ids: readonly string[]): Promise<Map<string, StoredEvent>> {
  if (ids.length === 0) return new Map()
  const rows = await sql.rows<EventRow>({ name: 'relay-look', text: LOOK, values: [ids] })
  return new Map(rows.flatMap((row) => readIfPossible(row) ?? []).map((event) => [event.id, event]))
}

function readIfPossible(row: EventRow): StoredEvent | undefined {
  try {
    return readEvent(row)
  } catch {
    return undefined
  }
}
