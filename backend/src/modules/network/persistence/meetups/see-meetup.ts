import type { EntityManager } from '@mikro-orm/postgresql'
import type { SeenMeetup } from '../../domain/meetups/meetup.ts'
import type { Meetup } from './meetup-schema.ts'
import { type MeetupSeat, MeetupSeatSchema } from './meetup-seat-schema.ts'

/** A meetup as somebody sees it at the end of a command. */
export async function seeMeetup(
  em: EntityManager,
  meetup: Meetup,
  place: MeetupSeat | null,
): Promise<SeenMeetup> {
  const { maxAttendees = null } = meetup
  const isRemoved = place?.state === 'removed'
  const attendance = place === null || place.state === 'removed' ? null : place.state
  const waitlistPosition = await positionOf(em, place)
  return { ...meetup, maxAttendees, attendance, isRemoved, waitlistPosition }
}

/** The place of a person at a meetup; null for somebody who was never there, or left. */
export function findSeat(
  em: EntityManager,
  where: { meetupId: string; accountId: string },
): Promise<MeetupSeat | null> {
  return em.findOne(MeetupSeatSchema, where)
}

async function positionOf(em: EntityManager, place: MeetupSeat | null): Promise<number | null> {
  if (place?.state !== 'waitlisted') return null
  const { meetupId, accountId, arrival } = place
  const ahead = {
    meetupId,
    state: 'waitlisted' as const,
    arrival: { $lt: arrival },
    accountId: { $ne: accountId },
  }
  return (await em.count(MeetupSeatSchema, ahead)) + 1
}
