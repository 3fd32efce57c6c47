import { coarseLocationWords, locationWords } from './domain/meetups/location-words.ts'
import type { PlacedMeetup } from './domain/meetups/place-for-others.ts'
import { type CalendarMeetup, type CalendarOptions, calendarFile } from './gateways/meetups/calendar-file.ts'

type Shown = Parameters<typeof locationWords>[0] & PlacedMeetup & Omit<CalendarMeetup, 'location' | 'point'>

/**
 * What a calendar shows of a meetup.
 * @param exactly false for people who are not members, whose tier is too low, or who were taken off the list: they
 * learn the city
 */
export function calendarMeetup(meetup: Shown, exactly: boolean): CalendarMeetup {
  const { id, title, description, status, eventDate, sequence, changedAt, attendance } = meetup
  const { latitude, longitude } = meetup
  return {
    ...{ id, title, description, status, eventDate, sequence, changedAt, attendance },
    location: exactly ? locationWords(meetup) : coarseLocationWords(meetup),
    point: exactly ? { latitude, longitude } : null,
  }
}

/** Meetups as a calendar file, with as much of each as `calendarMeetup` shows. */
export function calendarOf(meetups: readonly Shown[], exactly: boolean, options: CalendarOptions): string {
  return calendarFile(
    meetups.map((meetup) => calendarMeetup(meetup, exactly)),
    options,
  )
}
