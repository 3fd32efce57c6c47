import type { CommandContext } from '#platform/command-runner'
import type { LoadPrincipals } from '#platform/sessions/principal'
import { mayMoveUp } from '../../domain/meetups/participant.ts'
import { mostToMoveUp, moveUp } from '../../domain/meetups/seats.ts'
import { type Meetup, seatsOf } from '../../persistence/meetups/meetup-schema.ts'
import { type MeetupSeat, MeetupSeatSchema } from '../../persistence/meetups/meetup-seat-schema.ts'

/**
 * Those who wait longest move up into the places that are free, and are told. Anybody who may not enter at this moment,
 * or whose tier is too low by now, is passed over and goes on waiting (ADR 021).
 */
export async function fillFreeSeats(
  meetup: Meetup,
  loadPrincipals: LoadPrincipals,
  context: CommandContext,
): Promise<void> {
  const seats = seatsOf(meetup)
  const first = await findFirst(meetup, mostToMoveUp(seats), loadPrincipals, context)
  if (first.length === 0) return
  for (const place of first) {
    context.em.assign(place, { state: 'interested', since: context.now })
    const payload = { meetupId: meetup.id, accountId: place.accountId }
    context.emit({ type: 'network.attendee-promoted', payload })
  }
  context.em.assign(meetup, moveUp(seats, first.length))
}

/** Mostly the first ones may come; a long waitlist is not read to the end for one place. */
const MIN_AT_ONCE = 50

/** The given number of those who wait and may come, in the order in which they came. */
async function findFirst(
  meetup: Meetup,
  count: number,
  loadPrincipals: LoadPrincipals,
  { em, now }: CommandContext,
): Promise<MeetupSeat[]> {
  const found: MeetupSeat[] = []
  for (let seen = 0; found.length < count; ) {
    const next = await em.find(
      MeetupSeatSchema,
      { meetupId: meetup.id, state: 'waitlisted', arrival: { $gt: seen } },
      { orderBy: { arrival: 'asc' }, limit: Math.max(count - found.length, MIN_AT_ONCE) },
    )
    const last = next.at(-1)
    if (last === undefined) return found
    seen = last.arrival
    const people = await loadPrincipals(next.map(({ accountId }) => accountId))
    const mayCome = ({ accountId }: MeetupSeat) => {
      const person = people.get(accountId)
      return person !== undefined && mayMoveUp(meetup, person, now)
    }
    found.push(...next.filter(mayCome))
  }
  return found.slice(0, count)
}
