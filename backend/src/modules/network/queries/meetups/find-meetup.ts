import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Sql } from '#platform/database/sql'
import type { SeenMeetup } from '../../domain/meetups/meetup.ts'

/** A meetup of the read model, and how the person who asks takes part in it. */
export interface ReadMeetup extends Omit<SeenMeetup, 'arrivals'> {
  organizerName: string | null
}

const COLUMNS = `
  m.id, m.organizer_id as "organizerId", m.organizer_name as "organizerName", m.title, m.description, m.latitude,
  m.longitude, m.address, m.city, m.country, m.venue, m.event_date as "eventDate", m.time_zone as "timeZone",
  m.max_attendees as "maxAttendees", m.is_public as "isPublic", m.required_tier as "requiredTier", m.tags, m.status,
  m.cancel_reason as "cancelReason", m.sequence, m.changed_at as "changedAt", m.attendee_count as "attendeeCount", m.waitlist_count as "waitlistCount"`

/** The number of those waiting who came before, plus oneself. */
const POSITION = `
  case when p.attendance = 'waitlisted' then (
    select count(*)::int from read.meetup_places w
    where w.meetup_id = m.id and w.attendance = 'waitlisted' and w.arrival <= p.arrival
  ) end`

/**
 * Asked where it is decided: somebody who was removed must not learn where the meetup is from a read model that is a
 * moment behind.
 */
const REMOVED = `
  exists (select from public.meetup_places r where r.meetup_id = m.id and r.account_id = $1 and r.state = 'removed')`

/** Meetups as the person `$1` sees them, in one statement. */
export const SEEN_MEETUPS = `
  select ${COLUMNS}, p.attendance, ${REMOVED} as "isRemoved", ${POSITION} as "waitlistPosition"
  from read.meetups m left join read.meetup_places p on p.meetup_id = m.id and p.account_id = $1`

interface AskedMeetup {
  meetupId: string
  /** Null for a visitor. */
  accountId: string | null
}

/** A meetup as a person sees it. Throws `not-found` when there is none. */
export async function getMeetup(sql: Sql, asked: AskedMeetup): Promise<ReadMeetup> {
  const meetup = await findMeetup(sql, asked)
  if (meetup === undefined) throw new DomainError('not-found', 'There is no such meetup.')
  return meetup
}

/** The same; undefined when there is none. */
export async function findMeetup(
  sql: Sql,
  { meetupId, accountId }: AskedMeetup,
): Promise<ReadMeetup | undefined> {
  const [row] = await sql.rows<ReadMeetup>({
    name: 'network-find-meetup',
    text: `${SEEN_MEETUPS} where m.id = $2`,
    values: [accountId, meetupId],
  })
  return row
}
