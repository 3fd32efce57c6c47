import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { capitalised } from '../../../ui/wording.ts'

/** Somebody's standing at a meetup, and so what they can do. */
export type Attendance =
  | { kind: 'confirmed' | 'interested' | 'over' | 'canceled' | 'open' }
  | { kind: 'waiting'; position: number }
  /** `reason` says why the way in is locked, and what unlocks it. */
  | { kind: 'locked' | 'full'; reason: string }

type Seats = Pick<
  Meetup,
  'status' | 'userStatus' | 'waitlistPosition' | 'mayJoin' | 'maxAttendees' | 'attendeeCount' | 'requiredTier'
>

/** Decides it from what the server says about the person who looks. */
export function attendanceOf(meetup: Seats): Attendance {
  if (meetup.status === 'canceled') return { kind: 'canceled' }
  if (meetup.status === 'past') return { kind: 'over' }
  if (meetup.userStatus !== undefined) return { kind: meetup.userStatus }
  if (meetup.waitlistPosition !== null) return { kind: 'waiting', position: meetup.waitlistPosition }
  if (!meetup.mayJoin) return { kind: 'locked', reason: lockReason(meetup) }
  if (isFull(meetup)) return { kind: 'full', reason: fullReason(meetup) }
  return { kind: 'open' }
}

const isFull = ({ maxAttendees, attendeeCount }: Seats) =>
  maxAttendees !== null && attendeeCount >= maxAttendees

const lockReason = ({ requiredTier }: Seats) =>
  `Locked: this meetup, and its exact place, are for the ${capitalised(requiredTier)} tier${requiredTier === 'enterprise' ? '' : ' and above'}.`

const fullReason = ({ maxAttendees }: Seats) =>
  maxAttendees === 1 ? 'Full: the only place is taken.' : `Full: all ${maxAttendees} places are taken.`

/** The note for somebody who has left: the meetup is full again only where their place went to somebody who waited. */
export function leftNote(left: 'place' | 'waitlist', meetup: Seats): { title: string; description?: string } {
  if (left === 'waitlist') return { title: 'You are off the waitlist.' }
  const title = 'You have withdrawn'
  return isFull(meetup) ? { title, description: 'Your place goes to whoever has waited longest.' } : { title }
}

/** How many people come, as a card says it, with the limit: 12/20 attendees. */
export function formatSeats({
  attendeeCount,
  maxAttendees,
}: Pick<Seats, 'attendeeCount' | 'maxAttendees'>): string {
  if (maxAttendees !== null) return `${attendeeCount}/${maxAttendees} attendees`
  return attendeeCount === 1 ? '1 attendee' : `${attendeeCount} attendees`
}
