import { HOUR_MS } from '@meridian/contracts/values/durations'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { SeenMeetup } from '../../domain/meetups/meetup.ts'

/** A meetup asks nobody when it ends. */
const LASTS_MS = 2 * HOUR_MS

const STATUS = {
  upcoming: ICalEventStatus.CONFIRMED,
  past: ICalEventStatus.CONFIRMED,
  canceled: ICalEventStatus.CANCELLED,
}

/** What a calendar shows of a meetup. */
export interface CalendarMeetup
  extends Pick<
    SeenMeetup,
    'id' | 'title' | 'description' | 'status' | 'eventDate' | 'sequence' | 'changedAt' | 'attendance'
  > {
  /** Where it is, as exactly as the reader may know. */
  location: string
  /** The exact point, for readers who may know it. */
  point: { latitude: number; longitude: number } | null
}

export interface CalendarOptions {
  name: string
  /** Where the site is, from outside. */
  publicUrl: string
  /** Shown by calendars that show descriptions of calendars. */
  note?: string
  /** What calendars are to do with it, to add or remove it; they want to know from whom it comes. */
  sentBy?: { method: 'PUBLISH' | 'CANCEL'; organizer: { name: string; email: string } }
}

/**
 * Meetups as a calendar file (RFC 5545). Times are instants in UTC: every calendar shows them on its own clock,
 * whatever that does in between. The same meetups make the same file, to the byte.
 */
export function calendarFile(meetups: readonly CalendarMeetup[], options: CalendarOptions): string {
  const { name, publicUrl, note, sentBy } = options
  const calendar = ical({
    name,
    prodId: { company: 'meridian', product: 'meetups', language: 'EN' },
    method: sentBy === undefined ? null : ICalCalendarMethod[sentBy.method],
    description: note ?? null,
    ttl: 3_600,
  })
  for (const meetup of meetups) {
    const { id, title, description, status, eventDate, sequence, changedAt, attendance } = meetup
    const url = `${publicUrl}/meetups/${id}`
    const waits = attendance === 'waitlisted' && status !== 'canceled'
    const event = calendar.createEvent({
      // Not the site's address: that may change, while the meetup stays the same one.
      id: `meetup-${id}@meridian`,
      start: eventDate,
      end: new Date(eventDate.getTime() + LASTS_MS),
      stamp: changedAt,
      lastModified: changedAt,
      sequence,
      status: waits ? ICalEventStatus.TENTATIVE : STATUS[status],
      summary: waits ? `Waitlist: ${title}` : title,
      description: description === '' ? url : `${description}\n\n${url}`,
      location: locationOf(meetup),
      url,
    })
    if (sentBy !== undefined) event.organizer(sentBy.organizer)
  }
  return calendar.toString()
}

function locationOf({ location, point }: CalendarMeetup) {
  const geo = point === null ? {} : { geo: { lat: point.latitude, lon: point.longitude } }
  return { title: location, ...geo }
}
