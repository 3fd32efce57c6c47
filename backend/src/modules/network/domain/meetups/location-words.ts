import type { MeetupDetails } from './meetup.ts'
import { type PlacedMeetup, placeForOthers } from './place-for-others.ts'

/** Where a meetup is in one line, for those who may know. */
export function locationWords({
  venue,
  address,
  city,
  country,
}: Pick<MeetupDetails, 'venue' | 'address' | 'city' | 'country'>): string {
  return inOneLine([venue, address, city, country])
}

/** The same for everybody else: the city. */
export function coarseLocationWords(meetup: PlacedMeetup): string {
  const { city, country } = placeForOthers(meetup)
  return inOneLine([city, country])
}

const inOneLine = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')
