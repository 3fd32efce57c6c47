import type { CommandContext } from '#platform/command-runner'
import type { LoadPrincipals } from '#platform/sessions/principal'
import { isSame, movedFrom, tellDetails } from '../../domain/meetups/details.ts'
import type { MeetupDetails, Participant, SeenMeetup } from '../../domain/meetups/meetup.ts'
import {
  assertEventDateIsAhead,
  assertIsAsSeen,
  assertIsRunBy,
  assertMeetupIsUpcoming,
  assertTakenSeatsStay,
} from '../../domain/meetups/rules.ts'
import { lockMeetup } from '../../persistence/meetups/lock-meetup.ts'
import { seatsOf } from '../../persistence/meetups/meetup-schema.ts'
import { findSeat, seeMeetup } from '../../persistence/meetups/see-meetup.ts'
import { fillFreeSeats } from '../../steps/meetups/fill-free-seats.ts'

export interface EditMeetup {
  meetupId: string
  person: Participant
  details: MeetupDetails
  /** The version that the editor saw; undefined for whoever does not say. */
  version?: number | undefined
  loadPrincipals: LoadPrincipals
}

/** Changes a meetup; in a bigger room, those who wait longest move up. Throws a DomainError. */
export async function editMeetup(
  { meetupId, person, details, version, loadPrincipals }: EditMeetup,
  context: CommandContext,
): Promise<SeenMeetup> {
  const { em, emit, now } = context
  const meetup = await lockMeetup(em, meetupId)
  assertIsRunBy(meetup, person)
  assertIsAsSeen(meetup, version)
  assertMeetupIsUpcoming(meetup, now)
  assertEventDateIsAhead(details.eventDate, now)
  assertTakenSeatsStay(seatsOf(meetup), details.maxAttendees)
  const before = { ...meetup, maxAttendees: meetup.maxAttendees ?? null }
  if (!isSame(before, details)) {
    const isDatedAnew = before.eventDate.getTime() !== details.eventDate.getTime()
    const sequence = meetup.sequence + 1
    em.assign(meetup, { ...details, sequence, changedAt: now, ...(isDatedAnew && { datedAt: now }) })
    const payload = {
      meetupId,
      sequence,
      ...tellDetails(details),
      movedFrom: movedFrom(before, details),
    }
    emit({ type: 'network.meetup-changed', payload })
    await fillFreeSeats(meetup, loadPrincipals, context)
  }
  return seeMeetup(em, meetup, await findSeat(em, { meetupId, accountId: person.id }))
}
