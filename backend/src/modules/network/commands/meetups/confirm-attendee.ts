import type { CommandContext } from '#platform/command-runner'
import type { Participant } from '../../domain/meetups/meetup.ts'
import {
  assertHoldsPlace,
  assertIsOnTheList,
  assertIsRunBy,
  assertMeetupHasFreeSeat,
  assertMeetupIsUpcoming,
} from '../../domain/meetups/rules.ts'
import { arrive } from '../../domain/meetups/seats.ts'
import { lockMeetupOf } from '../../persistence/meetups/lock-meetup.ts'
import { seatsOf } from '../../persistence/meetups/meetup-schema.ts'

export interface ConfirmAttendee {
  meetupId: string
  person: Participant
  accountId: string
}

/**
 * Confirms somebody who holds a place; doing so again changes nothing. It also readmits somebody who was removed, as
 * long as a place is free. Throws a DomainError.
 */
export async function confirmAttendee(
  { meetupId, person, accountId }: ConfirmAttendee,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const about = { meetupId, accountId }
  const { meetup, place } = await lockMeetupOf(em, about)
  assertIsRunBy(meetup, person)
  assertMeetupIsUpcoming(meetup, now)
  assertIsOnTheList(place)
  if (place.state === 'confirmed') return
  if (place.state === 'removed') {
    assertMeetupHasFreeSeat(seatsOf(meetup))
    const { state, seats } = arrive(seatsOf(meetup), 'confirmed')
    em.assign(meetup, seats)
    em.assign(place, { state, arrival: seats.arrivals, since: now })
    const arrival = seats.arrivals
    emit({ type: 'network.attendee-joined', payload: { ...about, attendance: 'confirmed', arrival } })
    return
  }
  assertHoldsPlace(place.state)
  place.state = 'confirmed'
  emit({ type: 'network.attendee-confirmed', payload: about })
}
