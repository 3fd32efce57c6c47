import type { StoredEvent } from '#platform/journal/events'

const ATTENDEE_EVENTS = [
  'network.attendee-confirmed',
  'network.attendee-joined',
  'network.attendee-promoted',
  'network.attendee-removed',
  'network.attendee-waitlisted',
  'network.attendee-withdrew',
] as const

export type AttendeeEvent = StoredEvent<(typeof ATTENDEE_EVENTS)[number]>

export function isAttendeeEvent(event: StoredEvent): event is AttendeeEvent {
  return ATTENDEE_EVENTS.some((type) => type === event.type)
}

/** What a batch of events makes of somebody's place; null keeps what the row says. */
export interface PlaceChange {
  meetup_id: string
  account_id: string
  /** Gone people have no row. */
  attendance: 'interested' | 'confirmed' | 'waitlisted' | 'gone'
  arrival: number | null
  since: string | null
}

/** What a batch of events adds to the counts of a meetup. */
export interface CountChange {
  attendees: number
  waiting: number
}

/** Folds a batch: the last thing that happened to each place, and the sum for each meetup. */
export function countAttendees(events: readonly AttendeeEvent[]) {
  const places = new Map<string, PlaceChange>()
  const counts = new Map<string, CountChange>()
  for (const event of events) {
    const { meetupId, accountId } = event.payload
    const key = `${meetupId} ${accountId}`
    places.set(key, placeAfter(event, places.get(key)))
    const { attendees, waiting } = counts.get(meetupId) ?? { attendees: 0, waiting: 0 }
    const moved = movedBy(event)
    counts.set(meetupId, { attendees: attendees + moved.attendees, waiting: waiting + moved.waiting })
  }
  return { places: [...places.values()], counts }
}

function placeAfter(event: AttendeeEvent, before: PlaceChange | undefined): PlaceChange {
  const { meetupId: meetup_id, accountId: account_id } = event.payload
  const about = { meetup_id, account_id }
  const since = event.occurredAt.toISOString()
  switch (event.type) {
    case 'network.attendee-joined':
      return { ...about, attendance: event.payload.attendance, arrival: event.payload.arrival, since }
    case 'network.attendee-waitlisted':
      return { ...about, attendance: 'waitlisted', arrival: event.payload.arrival, since }
    case 'network.attendee-promoted':
      return { ...about, attendance: 'interested', arrival: before?.arrival ?? null, since }
    case 'network.attendee-confirmed': {
      const { arrival, since: kept } = before ?? { arrival: null, since: null }
      return { ...about, attendance: 'confirmed', arrival, since: kept }
    }
    case 'network.attendee-withdrew':
    case 'network.attendee-removed':
      return { ...about, attendance: 'gone', arrival: null, since: null }
  }
}

function movedBy(event: AttendeeEvent): CountChange {
  switch (event.type) {
    case 'network.attendee-joined':
      return { attendees: 1, waiting: 0 }
    case 'network.attendee-waitlisted':
      return { attendees: 0, waiting: 1 }
    case 'network.attendee-promoted':
      return { attendees: 1, waiting: -1 }
    case 'network.attendee-confirmed':
      return { attendees: 0, waiting: 0 }
    case 'network.attendee-withdrew':
    case 'network.attendee-removed':
      return event.payload.heldPlace ? { attendees: -1, waiting: 0 } : { attendees: 0, waiting: -1 }
  }
}
