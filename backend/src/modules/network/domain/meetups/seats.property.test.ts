import { DomainError } from '@meridian/contracts/values/domain-error'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assertTakenSeatsStay } from './rules.ts'
import { arrive, depart, mostToMoveUp, moveUp, type PlaceState, type Seats } from './seats.ts'

const people = fc.integer({ min: 1, max: 12 })
const step = fc.oneof(
  fc.record({ does: fc.constant('join' as const), who: people }),
  fc.record({ does: fc.constant('leave' as const), who: people }),
  fc.record({ does: fc.constant('resize' as const), to: fc.option(fc.integer({ min: 1, max: 8 })) }),
  fc.record({ does: fc.constant('lapse' as const), who: people }),
  fc.record({ does: fc.constant('return' as const), who: people }),
)

interface Meetup {
  seats: Seats
  list: Map<number, { state: PlaceState; arrival: number }>
  promoted: number[]
  /** Who may not enter at this moment. */
  lapsed: Set<number>
}

/** What the commands do to rows, with a list in place of the rows. */
function apply(meetup: Meetup, one: typeof step extends fc.Arbitrary<infer Step> ? Step : never): void {
  const { list } = meetup
  if (one.does === 'lapse') meetup.lapsed.add(one.who)
  if (one.does === 'return') meetup.lapsed.delete(one.who)
  if (one.does === 'join' && !list.has(one.who) && !meetup.lapsed.has(one.who)) {
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
  const first = mayCome(meetup).slice(0, mostToMoveUp(meetup.seats))
  meetup.seats = moveUp(meetup.seats, first.length)
  for (const [who, place] of first) {
    list.set(who, { ...place, state: 'interested' })
    meetup.promoted.push(place.arrival)
  }
}

function resize(meetup: Meetup, maxAttendees: number | null): void {
  try {
    assertTakenSeatsStay(meetup.seats, maxAttendees)
    meetup.seats = { ...meetup.seats, maxAttendees }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

const waiting = ({ list }: Meetup) =>
  [...list]
    .filter(([, { state }]) => state === 'waitlisted')
    .toSorted(([, a], [, b]) => a.arrival - b.arrival)

const mayCome = (meetup: Meetup) => waiting(meetup).filter(([who]) => !meetup.lapsed.has(who))

it('whatever people do: no place is given twice or kept empty while somebody waits who may come, and none of those is overtaken', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), fc.integer({ min: 1, max: 5 }), (steps, maxAttendees) => {
      const seats = { maxAttendees, attendeeCount: 0, waitlistCount: 0, arrivals: 0 }
      const meetup: Meetup = { seats, list: new Map(), promoted: [], lapsed: new Set() }
      for (const one of steps) {
        const before = waiting(meetup).map(([, { arrival }]) => arrival)
        const seen = meetup.promoted.length
        apply(meetup, one)
        const { attendeeCount, waitlistCount, maxAttendees: room } = meetup.seats
        expect(attendeeCount).toBe(meetup.list.size - waiting(meetup).length)
        expect(waitlistCount).toBe(waiting(meetup).length)
        expect(attendeeCount).toBeLessThanOrEqual(room ?? Number.POSITIVE_INFINITY)
        expect(mayCome(meetup).length === 0 || attendeeCount === room).toBe(true)
        // Those who moved up are the first of those who waited, less whoever has just left or may not come.
        const up = meetup.promoted.slice(seen)
        const still = before.filter(
          (arrival) => up.includes(arrival) || mayCome(meetup).some(([, w]) => w.arrival === arrival),
        )
        expect(still.slice(0, up.length)).toEqual(up)
      }
    }),
    { numRuns: 1_000 },
  )
})
