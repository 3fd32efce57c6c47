import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { distanceKm, type Point } from '@meridian/contracts/values/coordinates'
import type { MeetupDetails, MeetupVenue } from './meetup.ts'

type Changed = PayloadOf<'network.meetup-changed'>
type ToldVenue = NonNullable<Changed['movedFrom']>
type ToldDetails = Omit<Changed, 'meetupId' | 'sequence' | 'movedFrom'>

/** Below it a pin was set right, and whoever goes there finds the others all the same. */
const SAME_PLACE_KM = 0.1

/** What an event says of where and when a meetup is. */
function tellVenue({ address, city, country, venue, eventDate, timeZone }: MeetupVenue): ToldVenue {
  return { address, city, country, venue, eventDate: eventDate.toISOString(), timeZone }
}

/** What an event says of a meetup. */
export function tellDetails(details: MeetupDetails): ToldDetails {
  const { title, description, latitude, longitude, maxAttendees, isPublic, requiredTier, tags } = details
  const told = { title, description, latitude, longitude, maxAttendees, isPublic, requiredTier, tags }
  return { ...tellVenue(details), ...told }
}

/** True when nothing was changed: saving a form twice is no news. */
export function isSame(one: MeetupDetails, other: MeetupDetails): boolean {
  return JSON.stringify(tellDetails(one)) === JSON.stringify(tellDetails(other))
}

/**
 * Where and when a meetup was, if an edit moved it, be it on the map alone; null when somebody who planned to come need
 * not know.
 */
export function movedFrom(before: MeetupVenue & Point, after: MeetupVenue & Point): ToldVenue | null {
  const was = tellVenue(before)
  const readsTheSame = JSON.stringify(was) === JSON.stringify(tellVenue(after))
  return readsTheSame && distanceKm(before, after) <= SAME_PLACE_KM ? null : was
}
