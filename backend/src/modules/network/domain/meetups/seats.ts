/** How somebody stands at a meetup; `removed` is kept, so that they cannot come back by themselves. */
export const PLACE_STATES = ['interested', 'confirmed', 'waitlisted', 'removed'] as const

export type PlaceState = (typeof PLACE_STATES)[number]

/** The counts by which places are given out. While somebody who may come is waiting, no place is free. */
export interface Seats {
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
export function freeSeats({ maxAttendees, attendeeCount }: Seats): number {
  return maxAttendees === null ? Number.POSITIVE_INFINITY : Math.max(0, maxAttendees - attendeeCount)
}

/** Somebody comes: to a free place, or to the end of the waitlist. */
export function arrive<Wanted extends PlaceState>(
  seats: Seats,
  wanted: Wanted,
): { state: Wanted | 'waitlisted'; seats: Seats } {
  const arrivals = seats.arrivals + 1
  if (freeSeats(seats) > 0)
    return { state: wanted, seats: { ...seats, arrivals, attendeeCount: seats.attendeeCount + 1 } }
  return { state: 'waitlisted', seats: { ...seats, arrivals, waitlistCount: seats.waitlistCount + 1 } }
}

/** Somebody who had a place, or waited, is gone. */
export function depart(seats: Seats, state: PlaceState): Seats {
  if (holdsPlace(state)) return { ...seats, attendeeCount: seats.attendeeCount - 1 }
  return state === 'waitlisted' ? { ...seats, waitlistCount: seats.waitlistCount - 1 } : seats
}

/** How many of those waiting can move up at most. */
export function mostToMoveUp(seats: Seats): number {
  return Math.min(seats.waitlistCount, freeSeats(seats))
}

/** The counts once this many have moved up. */
export function moveUp(seats: Seats, promoted: number): Seats {
  const { attendeeCount, waitlistCount } = seats
  return { ...seats, attendeeCount: attendeeCount + promoted, waitlistCount: waitlistCount - promoted }
}
