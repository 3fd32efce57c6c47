import type { CommandContext } from '#platform/command-runner'
import type { Participant, SeenMeetup } from '../../domain/meetups/meetup.ts'
import { arrive } from '../../domain/meetups/places.ts'
import { assertMeetupIsUpcoming, assertNotRemoved, assertTierIsEnough } from '../../domain/meetups/rules.ts'
import { lockMeetupOf } from '../../persistence/meetups/lock-meetup.ts'
import { MeetupPlaceSchema } from '../../persistence/meetups/meetup-place-schema.ts'
import { placesOf } from '../../persistence/meetups/meetup-schema.ts'
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
  const { state, places } = arrive(placesOf(meetup), status)
  em.assign(meetup, places)
  const { arrivals: arrival } = places
  const taken = em.create(MeetupPlaceSchema, { ...about, state, arrival, since: now })
  if (state === 'waitlisted') emit({ type: 'network.attendee-waitlisted', payload: { ...about, arrival } })
  else emit({ type: 'network.attendee-joined', payload: { ...about, attendance: state, arrival } })
  return seeMeetup(em, meetup, taken)
}
