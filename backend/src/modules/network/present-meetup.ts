import type { Meetup } from '@meridian/contracts/http/network/meetup'
import type { Participant, SeenMeetup } from './domain/meetups/meetup.ts'
import { placeForOthers } from './domain/meetups/place-for-others.ts'
import { isTierEnough, mayKnowWhere } from './domain/meetups/rules.ts'

type Presentable = Omit<SeenMeetup, 'arrivals'> & { organizerName: string | null }

/** A meetup as a person may see it. */
export function presentMeetup(meetup: Presentable, person: Participant, now: Date): Meetup {
  const { id, title, description, timeZone } = meetup
  const { maxAttendees, isPublic, requiredTier, tags, attendeeCount, waitlistCount, attendance } = meetup
  const { organizerId, organizerName: username } = meetup
  const isOrganizer = organizerId === person.id
  return {
    ...{ id, title, description, timeZone },
    ...whereFor(meetup, person),
    ...{ maxAttendees, isPublic, requiredTier, tags, attendeeCount, waitlistCount },
    eventDate: meetup.eventDate.toISOString(),
    status: statusAt(meetup, now),
    // It was written to those who take part.
    cancelReason: isOrganizer || attendance !== null ? meetup.cancelReason : '',
    ...(attendance !== null && attendance !== 'waitlisted' && { userStatus: attendance }),
    waitlistPosition: meetup.waitlistPosition,
    organizer: username === null ? null : { id: organizerId, username },
    isOrganizer,
    mayJoin: isTierEnough(meetup, person),
    version: meetup.sequence,
  }
}

/** Anybody who may not come, or was taken off the list, learns what visitors do. */
function whereFor(meetup: Presentable, person: Participant) {
  if (!mayKnowWhere(meetup, person)) return { ...placeForOthers(meetup), address: '', venue: '' }
  const { latitude, longitude, city, country, address, venue } = meetup
  return { latitude, longitude, city, country, address, venue }
}

/** Whatever has begun is past, even if that has not been recorded yet. */
export function statusAt({ status, eventDate }: Pick<SeenMeetup, 'status' | 'eventDate'>, now: Date) {
  return status === 'upcoming' && eventDate.getTime() <= now.getTime() ? ('past' as const) : status
}
