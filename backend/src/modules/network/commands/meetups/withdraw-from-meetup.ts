import type { CommandContext } from '#platform/command-runner'
import type { LoadPrincipals } from '#platform/sessions/principal'
import type { Participant, SeenMeetup } from '../../domain/meetups/meetup.ts'
import { assertMeetupIsUpcoming } from '../../domain/meetups/rules.ts'
import { depart, holdsPlace } from '../../domain/meetups/seats.ts'
import { lockMeetupOf } from '../../persistence/meetups/lock-meetup.ts'
import { seatsOf } from '../../persistence/meetups/meetup-schema.ts'
import { seeMeetup } from '../../persistence/meetups/see-meetup.ts'
import { fillFreeSeats } from '../../steps/meetups/fill-free-seats.ts'

export interface WithdrawFromMeetup {
  meetupId: string
  person: Participant
  loadPrincipals: LoadPrincipals
}

/**
 * Gives a person's place back, or takes them off the waitlist; whoever waits longest moves up. Nothing changes for
 * somebody who does not take part. Throws a DomainError.
 */
export async function withdrawFromMeetup(
  { meetupId, person, loadPrincipals }: WithdrawFromMeetup,
  context: CommandContext,
): Promise<SeenMeetup> {
  const { em, emit, now } = context
  const about = { meetupId, accountId: person.id }
  const { meetup, place } = await lockMeetupOf(em, about)
  assertMeetupIsUpcoming(meetup, now)
  if (place?.state === 'removed') return seeMeetup(em, meetup, place)
  if (place !== null) {
    em.remove(place)
    em.assign(meetup, depart(seatsOf(meetup), place.state))
    const heldPlace = holdsPlace(place.state)
    emit({ type: 'network.attendee-withdrew', payload: { ...about, heldPlace } })
    await fillFreeSeats(meetup, loadPrincipals, context)
  }
  return seeMeetup(em, meetup, null)
}
