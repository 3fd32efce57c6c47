import type { CommandContext } from '#platform/command-runner'
import type { Participant, SeenMeetup } from '../../domain/meetups/meetup.ts'
import { assertIsRunBy, assertMeetupIsUpcoming, assertNoReasonIsLost } from '../../domain/meetups/rules.ts'
import { lockMeetup } from '../../persistence/meetups/lock-meetup.ts'
import { findSeat, seeMeetup } from '../../persistence/meetups/see-meetup.ts'

export interface CancelMeetup {
  meetupId: string
  person: Participant
  /** Empty when nobody says why. */
  reason: string
}

/** Calls a meetup off. Calling it off again changes nothing, and is refused with another reason. Throws a DomainError. */
export async function cancelMeetup(
  { meetupId, person, reason }: CancelMeetup,
  { em, emit, now }: CommandContext,
): Promise<SeenMeetup> {
  const meetup = await lockMeetup(em, meetupId)
  assertIsRunBy(meetup, person)
  if (meetup.status === 'canceled') assertNoReasonIsLost(meetup.cancelReason, reason)
  else {
    assertMeetupIsUpcoming(meetup, now)
    const sequence = meetup.sequence + 1
    em.assign(meetup, { status: 'canceled', cancelReason: reason, sequence, changedAt: now })
    emit({ type: 'network.meetup-canceled', payload: { meetupId, sequence, reason } })
  }
  return seeMeetup(em, meetup, await findSeat(em, { meetupId, accountId: person.id }))
}
