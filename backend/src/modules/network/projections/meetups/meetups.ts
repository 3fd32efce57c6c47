import { announce } from '#platform/database/news'
import type { Sql } from '#platform/database/sql'
import type { StoredEvent } from '#platform/journal/events'
import { defineProjection } from '#platform/projections/projection'
import { MEETUPS_TOPIC } from '../../domain/map/topics.ts'
import { type AttendeeEvent, countAttendees, isAttendeeEvent } from './attendee-changes.ts'
import { writeCounts, writePlaces } from './write-attendees.ts'

const HANDLED = [
  'accounts.account-deleted',
  'accounts.account-renamed',
  'network.attendee-confirmed',
  'network.attendee-joined',
  'network.attendee-promoted',
  'network.attendee-removed',
  'network.attendee-waitlisted',
  'network.attendee-withdrew',
  'network.meetup-canceled',
  'network.meetup-changed',
  'network.meetup-ended',
  'network.meetup-forgotten',
  'network.meetup-planned',
] as const

type Handled = StoredEvent<(typeof HANDLED)[number]>

/** Meetups with their counts, and who takes part in them. */
export const meetups = defineProjection({
  name: 'meetups',
  tables: ['meetups', 'meetup_places'],
  handles: HANDLED,
  async apply(events, sql) {
    const attendees = events.filter((event): event is Extract<Handled, AttendeeEvent> =>
      isAttendeeEvent(event),
    )
    let hasMoved = attendees.length > 0
    // Meetups are few, attendees come in crowds: meetups are written one by one, attendees together.
    for (const event of events)
      if (!isAttendeeEvent(event) && (await applyToMeetup(event, sql)).length > 0) hasMoved = true
    if (attendees.length > 0) {
      const { places, counts } = countAttendees(attendees)
      await writePlaces(sql, places)
      await writeCounts(sql, counts)
    }
    // Most people who are renamed or deleted organise nothing: then nobody who looks at the map has to ask again.
    if (hasMoved) await announce(sql, MEETUPS_TOPIC)
  },
})

/** Returns a row for each meetup that it changed. */
function applyToMeetup(event: Exclude<Handled, AttendeeEvent>, sql: Sql): Promise<object[]> {
  const at = event.occurredAt
  switch (event.type) {
    case 'accounts.account-deleted':
    case 'accounts.account-renamed': {
      const name = event.type === 'accounts.account-renamed' ? event.payload.username : null
      const values = [event.payload.accountId, name]
      return sql.rows({ text: RENAME, values })
    }
    case 'network.meetup-planned':
      return sql.rows({ text: PLAN, values: [JSON.stringify(event.payload), at] })
    case 'network.meetup-changed':
      return sql.rows({ text: CHANGE, values: [JSON.stringify(event.payload), at] })
    case 'network.meetup-canceled': {
      const { meetupId, sequence, reason } = event.payload
      return sql.rows({ text: CANCEL, values: [meetupId, sequence, at, reason ?? ''] })
    }
    case 'network.meetup-forgotten':
      return sql.rows({ text: FORGET, values: [JSON.stringify(event.payload), at] })
    case 'network.meetup-ended':
      return sql.rows({ text: END, values: [event.payload.meetupId] })
  }
}

const RENAME = 'update meetups set organizer_name = $2 where organizer_id = $1 returning id'

const END = `update meetups set status = 'past' where id = $1 returning id`

const DETAILS = `
  title, description, latitude, longitude, address, city, country, venue, event_date, time_zone, max_attendees,
  is_public, required_tier, tags`

/** What has been forgotten since is told by the event that says so. */
const TOLD = `
  d.title, coalesce(d.description, ''), coalesce(d.latitude, 0), coalesce(d.longitude, 0), coalesce(d.address, ''),
  coalesce(d.city, ''), coalesce(d.country, ''), coalesce(d.venue, ''), d."eventDate", d."timeZone",
  d."maxAttendees", d."isPublic", d."requiredTier", d.tags`

const FROM_TOLD = `
  from jsonb_to_record($1::jsonb) as d (
    "meetupId" uuid, "organizerId" uuid, "organizerName" text, sequence int, title text, description text,
    latitude float8, longitude float8, address text, city text, country text, venue text, "eventDate" timestamptz,
    "timeZone" text, "maxAttendees" int, "isPublic" boolean, "requiredTier" text, tags jsonb)`

const PLAN = `
  insert into meetups (id, organizer_id, organizer_name, status, changed_at, ${DETAILS})
  select d."meetupId", d."organizerId", d."organizerName", 'upcoming', $2, ${TOLD} ${FROM_TOLD} returning id`

const CHANGE = `
  update meetups set (sequence, changed_at, ${DETAILS}) = row (d.sequence, $2::timestamptz, ${TOLD})
  ${FROM_TOLD} where meetups.id = d."meetupId" returning id`

const CANCEL = `
  update meetups set status = 'canceled', sequence = $2, changed_at = $3, cancel_reason = $4 where id = $1
  returning id`

const FORGET = `
  update meetups set description = '', address = '', venue = '', cancel_reason = '', is_public = false, organizer_name = null,
    latitude = d.latitude, longitude = d.longitude, city = d.city, country = d.country, changed_at = $2
  ${FROM_TOLD} where meetups.id = d."meetupId" returning id`
