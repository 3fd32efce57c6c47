import type { Sql } from '#platform/database/sql'
import type { MeetupState } from '../../domain/meetups/meetup.ts'
import type { PlaceState } from '../../domain/meetups/seats.ts'

/** A meetup, and how somebody takes part in it. */
export interface AttendeeView extends Omit<MeetupState, 'arrivals' | 'attendeeCount' | 'waitlistCount'> {
  /** Null for somebody who never came, or left. */
  state: PlaceState | null
}

/** A meetup and how somebody takes part in it now; undefined when there is no such meetup. */
export async function findAttendance(
  sql: Sql,
  { meetupId, accountId }: { meetupId: string; accountId: string },
): Promise<AttendeeView | undefined> {
  const [row] = await sql.rows<AttendeeView>({
    name: 'network-find-attendance',
    text: `select m.id, m.organizer_id as "organizerId", m.title, m.description, m.latitude, m.longitude, m.address, m.city,
        m.country, m.venue, m.event_date as "eventDate", m.time_zone as "timeZone", m.max_attendees as "maxAttendees",
        m.is_public as "isPublic", m.required_tier as "requiredTier", m.tags, m.status, m.sequence,
        m.cancel_reason as "cancelReason", m.changed_at as "changedAt", p.state
      from meetups m left join meetup_places p on p.meetup_id = m.id and p.account_id = $2 where m.id = $1`,
    values: [meetupId, accountId],
  })
  return row
}
