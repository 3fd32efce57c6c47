import { randomUUID } from 'node:crypto'
import type { CommandContext } from '#platform/command-runner'
import type { Participant } from '../../domain/meetups/meetup.ts'
import { assertIsRunBy } from '../../domain/meetups/rules.ts'
import { lockMeetup } from '../../persistence/meetups/lock-meetup.ts'
import { MeetupMessageSchema } from '../../persistence/meetups/meetup-message-schema.ts'

export interface MessageAttendees {
  meetupId: string
  person: Participant
  subject: string
  text: string
}

/** Keeps a message to everybody who holds a place; returns how many that is. Throws a DomainError. */
export async function messageAttendees(
  { meetupId, person, subject, text }: MessageAttendees,
  { em, emit, now }: CommandContext,
): Promise<number> {
  const meetup = await lockMeetup(em, meetupId)
  assertIsRunBy(meetup, person)
  const id = randomUUID()
  em.create(MeetupMessageSchema, { id, meetupId, senderId: person.id, subject, text, writtenAt: now })
  emit({ type: 'network.attendees-messaged', payload: { meetupId, messageId: id } })
  return meetup.attendeeCount
}
