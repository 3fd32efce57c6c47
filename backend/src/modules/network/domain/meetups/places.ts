/** How somebody stands at a meetup; `removed` is kept, so that they cannot come back by themselves. */
export const PLACE_STATES = ['interested', 'confirmed', 'waitlisted', 'removed'] as const

export type PlaceState = (typeof PLACE_STATES)[number]

/** The counts by which places are given out. While somebody who may come is waiting, no place is free. */
export interface Places {
  /** Null when there is room for everybody. */
  maxAttendees: number | null
  /** Places that are taken. */
  attendeeCount: number
  waitlistCount: number
  /** How many have come so far, including those who left again: the next arrival gets the next number. */
  arrivals: number
}

/** True for whoever has one of the places. */
export function holdsPlace(state: PlaceState | null): boolean {
  return state === 'interested' || state === 'confirmed'
}

/** How many places nobody has. */
export function freePlaces({ maxAttendees, attendeeCount }: Places): number {
  return maxAttendees === null ? Number.POSITIVE_INFINITY : Math.max(0, maxAttendees - attendeeCount)
}

/** Somebody comes: to a free place, or to the end of the waitlist. */
export function arrive<Wanted extends PlaceState>(
  places: Places,
  wanted: Wanted,
): { state: Wanted | 'waitlisted'; places: Places } {
  const arrivals = places.arrivals + 1
  if (freePlaces(places) > 0)
    return { state: wanted, places: { ...places, arrivals, attendeeCount: places.attendeeCount + 1 } }
  return { state: 'waitlisted', places: { ...places, arrivals, waitlistCount: places.waitlistCount + 1 } }
}

/** Somebody who had a place, or waited, is gone. */
export function depart(places: Places, state: PlaceState): Places {
  if (holdsPlace(state)) return { ...places, attendeeCount: places.attendeeCount - 1 }
  return state === 'waitlisted' ? { ...places, waitlistCount: places.waitlistCount - 1 } : places
}

/** How many of those waiting can move up at most. */
export function mostToMoveUp(places: Places): number {
  return Math.min(places.waitlistCount, freePlaces(places))
}

/** The counts once this many have moved up. */
export function moveUp(places: Places, promoted: number): Places {
  const { attendeeCount, waitlistCount } = places
  return { ...places, attendeeCount: attendeeCount + promoted, waitlistCount: waitlistCount - promoted }
}
