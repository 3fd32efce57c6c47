import type { PersonalRecords } from '#platform/personal-records'

/** What is kept about a person on the map and at meetups, their own location exactly. */
export const networkRecords: readonly PersonalRecords[] = [
  {
    name: 'location',
    text: `select latitude, longitude, city, country, is_public, shared_at, seen_latitude,
        seen_longitude from member_locations where account_id = $1`,
  },
  {
    name: 'meetupsOrganised',
    text: `select title, description, latitude, longitude, address, city, country, venue, event_date, time_zone,
        max_attendees, is_public, required_tier, tags, status, cancel_reason, planned_at, changed_at
      from meetups where organizer_id = $1 order by planned_at`,
  },
  {
    name: 'meetupsAttended',
    text: `select m.title, m.city, m.event_date, p.state, p.since from meetup_places p
      join meetups m on m.id = p.meetup_id where p.account_id = $1 order by m.event_date`,
  },
  {
    name: 'meetupMessagesWritten',
    text: `select subject, text, written_at from meetup_messages where sender_id = $1 order by written_at`,
  },
  {
    name: 'meetupReminders',
    text: `select reminder, event_date from meetup_reminders where account_id = $1`,
  },
  {
    name: 'calendarFeed',
    text: `select issued_at from calendar_feeds where account_id = $1`,
  },
]
