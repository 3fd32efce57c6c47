import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { MeetupDetails, MeetupPlace } from './meetup.ts'

type Changed = PayloadOf<'network.meetup-changed'>
type ToldPlace = NonNullable<Changed['movedFrom']>
type ToldDetails = Omit<Changed, 'meetupId' | 'sequence' | 'movedFrom'>

/** What an event says of where and when a meetup is. */
function tellPlace({ address, city, country, venue, eventDate, timeZone }: MeetupPlace): ToldPlace {
  return { address, city, country, venue, eventDate: eventDate.toISOString(), timeZone }
}

/** What an event says of a meetup. */
export function tellDetails(details: MeetupDetails): ToldDetails {
  const { title, description, latitude, longitude, maxAttendees, isPublic, requiredTier, tags } = details
  const told = { title, description, latitude, longitude, maxAttendees, isPublic, requiredTier, tags }
  return { ...tellPlace(details), ...told }
}

/** True when nothing was changed: saving a form twice is no news. */
export function isSame(one: MeetupDetails, other: MeetupDetails): boolean {
  return JSON.stringify(tellDetails(one)) === JSON.stringify(tellDetails(other))
}

/** Where and when a meetup was, if an edit moved it; null when somebody who planned to come need not know. */
export function movedFrom(before: MeetupPlace, after: MeetupPlace): ToldPlace | null {
  const was = tellPlace(before)
  return JSON.stringify(was) === JSON.stringify(tellPlace(after)) ? null : was
}
