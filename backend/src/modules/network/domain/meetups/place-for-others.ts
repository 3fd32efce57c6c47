import { coarsePlace, type Place } from '../places/coarse-place.ts'
import { coarsePoint } from '../places/coarse-point.ts'
import type { MeetupState } from './meetup.ts'

export type PlacedMeetup = Place & Pick<MeetupState, 'organizerId'>

/** Where a meetup is for everybody who may not know the address: a coarse point, and a city that says no more than that. */
export function placeForOthers(meetup: PlacedMeetup): Place {
  return coarsePlace(meetup, coarsePoint(meetup, meetup.organizerId))
}
