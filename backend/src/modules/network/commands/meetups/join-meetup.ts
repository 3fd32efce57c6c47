import type { CommandContext } from '#platform/command-runner'
import type { Participant, SeenMeetup } from '../../domain/meetups/meetup.ts'
import { assertMeetupIsUpcoming, assertNotRemoved, assertTierIsEnough } from '../../domain/meetups/rules.ts'
import { arrive } from '../../domain/meetups/seats.ts'
import { lockMeetupOf } from '../../persistence/meetups/lock-meetup.ts'
import { seatsOf } from '../../persistence/meetups/meetup-schema.ts'
import { MeetupSeatSchema } from '../../persistence/meetups/meetup-seat-schema.ts'
import { seeMeetup } from '../../persistence/meetups/see-meetup.ts'

export interface JoinMeetup {
  meetupId: string
  person: Participant
  status: 'interested' | 'confirmed'
}

/**
 * Takes a place, or one on the waitlist when the meetup is full. Whoever holds a place may confirm it; apart from that,
 * joining again changes nothing. Throws a DomainError.
 */
export async function joinMeetup(
  { meetupId, person, status }: JoinMeetup,
  { em, emit, now }: CommandContext,
): Promise<SeenMeetup> {
  const about = { meetupId, accountId: person.id }
  const { meetup, place } = await lockMeetupOf(em, about)
  assertMeetupIsUpcoming(meetup, now)
  assertNotRemoved(place?.state ?? null)
  if (place !== null) {
    if (place.state === 'interested' && status === 'confirmed') {
      place.state = 'confirmed'
      emit({ type: 'network.attendee-confirmed', payload: about })
    }
    return seeMeetup(em, meetup, place)
  }
  assertTierIsEnough(meetup, person)
  const { state, seats } = arrive(seatsOf(meetup), status)
  em.assign(meetup, seats)
  const { arrivals: arrival } = seats
  const taken = em.create(MeetupSeatSchema, { ...about, state, arrival, since: now })
  if (state === 'waitlisted') emit({ type: 'network.attendee-waitlisted', payload: { ...about, arrival } })
  else emit({ type: 'network.attendee-joined', payload: { ...about, attendance: state, arrival } })
  return seeMeetup(em, meetup, taken)
}
