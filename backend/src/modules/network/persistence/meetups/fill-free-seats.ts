import type { CommandContext } from '#platform/command-runner'
import { moveUp } from '../../domain/meetups/seats.ts'
import { type Meetup, seatsOf } from './meetup-schema.ts'
import { MeetupSeatSchema } from './meetup-seat-schema.ts'

/** Those who wait longest move up into the places that are free, and are told. */
export async function fillFreeSeats(meetup: Meetup, { em, emit, now }: CommandContext): Promise<void> {
  const { promoted, seats } = moveUp(seatsOf(meetup))
  if (promoted === 0) return
  const { id: meetupId } = meetup
  const first = await em.find(
    MeetupSeatSchema,
    { meetupId, state: 'waitlisted' },
    { orderBy: { arrival: 'asc' }, limit: promoted },
  )
  for (const place of first) {
    em.assign(place, { state: 'interested', since: now })
    emit({ type: 'network.attendee-promoted', payload: { meetupId, accountId: place.accountId } })
  }
  em.assign(meetup, seats)
}
