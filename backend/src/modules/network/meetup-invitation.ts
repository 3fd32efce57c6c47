import { holdsPlace } from './domain/meetups/seats.ts'
import { calendarFile } from './gateways/meetups/calendar-file.ts'
import { calendarMeetup } from './meetup-calendar.ts'
import type { AttendeeView } from './queries/meetups/find-attendance.ts'

/** The calendar file of a mail, and what calendars are to do with it. */
export interface Invitation {
  method: 'PUBLISH' | 'CANCEL'
  content: string
}

/**
 * A meetup for the calendar of somebody who holds a place. It is removed from everybody else's: what that takes says
 * neither where it is nor more about it.
 */
export function meetupInvitation(
  { state, ...meetup }: AttendeeView,
  {
    siteName: name,
    supportEmail: email,
    publicUrl,
  }: { siteName: string; supportEmail: string; publicUrl: string },
): Invitation {
  const isOn = holdsPlace(state) && meetup.status !== 'canceled'
  const method = isOn ? 'PUBLISH' : 'CANCEL'
  const shown = {
    ...calendarMeetup({ ...meetup, attendance: null }, isOn),
    ...(!isOn && { status: 'canceled' as const, description: '' }),
  }
  const sentBy = { method, organizer: { name, email } } as const
  return { method, content: calendarFile([shown], { name, publicUrl, sentBy }) }
}
