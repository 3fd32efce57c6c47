import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MeetupRefusal } from './meetup-refusal.ts'
import { assertTakenSeatsStay } from './rules.ts'
import { arrive, depart, moveUp, type PlaceState, type Seats } from './seats.ts'

const people = fc.integer({ min: 1, max: 12 })
const step = fc.oneof(
  fc.record({ does: fc.constant('join' as const), who: people }),
  fc.record({ does: fc.constant('leave' as const), who: people }),
  fc.record({ does: fc.constant('resize' as const), to: fc.option(fc.integer({ min: 1, max: 8 })) }),
)

interface Meetup {
  seats: Seats
  list: Map<number, { state: PlaceState; arrival: number }>
  promoted: number[]
}

/** What the commands do to rows, with a list in place of the rows. */
function apply(meetup: Meetup, one: typeof step extends fc.Arbitrary<infer Step> ? Step : never): void {
  const { list } = meetup
  if (one.does === 'join' && !list.has(one.who)) {
    const { state, seats } = arrive(meetup.seats, 'interested')
    list.set(one.who, { state, arrival: seats.arrivals })
    meetup.seats = seats
  }
  if (one.does === 'leave') {
    const place = list.get(one.who)
    if (place !== undefined) meetup.seats = depart(meetup.seats, place.state)
    list.delete(one.who)
  }
  if (one.does === 'resize') resize(meetup, one.to)
  const { promoted, seats } = moveUp(meetup.seats)
  meetup.seats = seats
  for (const [who, place] of waiting(meetup).slice(0, promoted)) {
    list.set(who, { ...place, state: 'interested' })
    meetup.promoted.push(place.arrival)
  }
}

function resize(meetup: Meetup, maxAttendees: number | null): void {
  try {
    assertTakenSeatsStay(meetup.seats, maxAttendees)
    meetup.seats = { ...meetup.seats, maxAttendees }
  } catch (error) {
    if (!(error instanceof MeetupRefusal)) throw error
  }
}

const waiting = ({ list }: Meetup) =>
  [...list]
    .filter(([, { state }]) => state === 'waitlisted')
    .toSorted(([, a], [, b]) => a.arrival - b.arrival)

it('whatever people do: no place is given twice or kept empty while somebody waits, and nobody is overtaken', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), fc.integer({ min: 1, max: 5 }), (steps, maxAttendees) => {
      const seats = { maxAttendees, attendeeCount: 0, waitlistCount: 0, arrivals: 0 }
      const meetup: Meetup = { seats, list: new Map(), promoted: [] }
      for (const one of steps) {
        const before = waiting(meetup).map(([, { arrival }]) => arrival)
        const seen = meetup.promoted.length
        apply(meetup, one)
        const { attendeeCount, waitlistCount, maxAttendees: room } = meetup.seats
        expect(attendeeCount).toBe(meetup.list.size - waiting(meetup).length)
        expect(waitlistCount).toBe(waiting(meetup).length)
        expect(attendeeCount).toBeLessThanOrEqual(room ?? Number.POSITIVE_INFINITY)
        expect(waitlistCount === 0 || attendeeCount === room).toBe(true)
        // Those who moved up are the first of those who waited, less whoever has just left.
        const up = meetup.promoted.slice(seen)
        const still = before.filter(
          (arrival) => up.includes(arrival) || waiting(meetup).some(([, w]) => w.arrival === arrival),
        )
        expect(still.slice(0, up.length)).toEqual(up)
      }
    }),
    { numRuns: 1_000 },
  )
})
