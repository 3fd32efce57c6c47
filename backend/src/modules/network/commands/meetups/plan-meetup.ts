import { randomUUID } from 'node:crypto'
import type { CommandContext } from '#platform/command-runner'
import { tellDetails } from '../../domain/meetups/details.ts'
import type { MeetupDetails, SeenMeetup } from '../../domain/meetups/meetup.ts'
import { assertEventDateIsAhead } from '../../domain/meetups/rules.ts'
import { MeetupSchema } from '../../persistence/meetups/meetup-schema.ts'
import { seeMeetup } from '../../persistence/meetups/see-meetup.ts'

export interface PlanMeetup {
  organizer: { id: string; username: string }
  details: MeetupDetails
}

/** Plans a meetup. Its organiser takes no place until they join. Throws `invalid-input` for a date that is not ahead. */
export async function planMeetup(
  { organizer, details }: PlanMeetup,
  { em, emit, now }: CommandContext,
): Promise<SeenMeetup> {
  assertEventDateIsAhead(details.eventDate, now)
  const meetup = em.create(MeetupSchema, {
    ...details,
    id: randomUUID(),
    organizerId: organizer.id,
    status: 'upcoming',
    cancelReason: '',
    attendeeCount: 0,
    waitlistCount: 0,
    arrivals: 0,
    sequence: 0,
    plannedAt: now,
    datedAt: now,
    changedAt: now,
  })
  const organized = { organizerId: organizer.id, organizerName: organizer.username }
  emit({
    type: 'network.meetup-planned',
    payload: { meetupId: meetup.id, ...organized, ...tellDetails(details) },
  })
  return seeMeetup(em, meetup, null)
}
