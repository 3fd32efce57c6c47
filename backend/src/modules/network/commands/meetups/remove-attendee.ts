import type { CommandContext } from '#platform/command-runner'
import type { LoadPrincipals } from '#platform/sessions/principal'
import type { Participant } from '../../domain/meetups/meetup.ts'
import { assertIsOnTheList, assertIsRunBy, assertMeetupIsUpcoming } from '../../domain/meetups/rules.ts'
import { depart, holdsPlace } from '../../domain/meetups/seats.ts'
import { lockMeetupOf } from '../../persistence/meetups/lock-meetup.ts'
import { seatsOf } from '../../persistence/meetups/meetup-schema.ts'
import { fillFreeSeats } from '../../steps/meetups/fill-free-seats.ts'

export interface RemoveAttendee {
  meetupId: string
  person: Participant
  accountId: string
  loadPrincipals: LoadPrincipals
}

/**
 * Takes somebody off the list for good; whoever waits longest moves up. Doing so again changes nothing. Throws a
 * DomainError.
 */
export async function removeAttendee(
  { meetupId, person, accountId, loadPrincipals }: RemoveAttendee,
  context: CommandContext,
): Promise<void> {
  const { em, emit, now } = context
  const about = { meetupId, accountId }
  const { meetup, place } = await lockMeetupOf(em, about)
  assertIsRunBy(meetup, person)
  assertMeetupIsUpcoming(meetup, now)
  assertIsOnTheList(place)
  if (place.state === 'removed') return
  const { state } = place
  em.assign(meetup, depart(seatsOf(meetup), state))
  em.assign(place, { state: 'removed', since: now })
  emit({ type: 'network.attendee-removed', payload: { ...about, heldPlace: holdsPlace(state) } })
  await fillFreeSeats(meetup, loadPrincipals, context)
}
