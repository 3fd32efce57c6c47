import type { Sql } from '#platform/database/sql'
import type { CountChange, PlaceChange } from './attendee-changes.ts'

const COLUMNS = 'meetup_id uuid, account_id uuid, attendance text, arrival int, since timestamptz'

/**
 * Anybody who joined in this batch comes with every column; the others have a row, which keeps the columns left out.
 */
const SET_PLACES = `
  with changed as (select * from jsonb_to_recordset($1::jsonb) as c (${COLUMNS}) where attendance <> 'gone'),
  moved as (
    update meetup_places p set attendance = c.attendance, arrival = coalesce(c.arrival, p.arrival),
      since = coalesce(c.since, p.since)
    from changed c where p.meetup_id = c.meetup_id and p.account_id = c.account_id
  )
  insert into meetup_places (meetup_id, account_id, attendance, arrival, since)
  select meetup_id, account_id, attendance, arrival, since from changed
  where arrival is not null and since is not null
  on conflict do nothing`

const LEAVE_PLACES = `
  delete from meetup_places p using jsonb_to_recordset($1::jsonb) as c (${COLUMNS})
  where p.meetup_id = c.meetup_id and p.account_id = c.account_id and c.attendance = 'gone'`

const ADD_COUNTS = `
  update meetups m set attendee_count = m.attendee_count + c.attendees, waitlist_count = m.waitlist_count + c.waiting
  from jsonb_to_recordset($1::jsonb) as c (id uuid, attendees int, waiting int) where m.id = c.id`

/** Writes what became of places. */
export async function writePlaces(sql: Sql, places: readonly PlaceChange[]): Promise<void> {
  const values = [JSON.stringify(places)]
  await sql.rows({ text: LEAVE_PLACES, values })
  await sql.rows({ text: SET_PLACES, values })
}

/** Adds to the counts of meetups. */
export async function writeCounts(sql: Sql, counts: ReadonlyMap<string, CountChange>): Promise<void> {
  const rows = [...counts].map(([id, count]) => ({ id, ...count }))
  await sql.rows({ text: ADD_COUNTS, values: [JSON.stringify(rows)] })
}
