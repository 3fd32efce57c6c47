import { DomainError } from '@meridian/contracts/values/domain-error'
import type { EntityManager } from '@mikro-orm/postgresql'
import { entitiesOf, rowsAtOnce } from '#platform/database/prepared-statements'
import { type Meetup, MeetupSchema } from './meetup-schema.ts'
import { type MeetupSeat, MeetupSeatSchema } from './meetup-seat-schema.ts'

/**
 * An advisory lock, not a row lock: waiting for a row would fix the transaction's id before the wait, so its events would
 * sort before those it waited for (ADR 021).
 */
const TURN = `select pg_advisory_xact_lock(hashtext('meetup'), hashtext($1))`
const MEETUP = 'select * from meetups where id = $1'
const SEAT = 'select * from meetup_places where meetup_id = $1 and account_id = $2'

/**
 * Waits until nobody else changes a meetup, and reads it. Those who wait are served in the order in which they came. Call it
 * before anything is written. Throws `not-found`.
 */
export async function lockMeetup(em: EntityManager, meetupId: string): Promise<Meetup> {
  const [, meetups] = await rowsAtOnce(em, turnAndMeetup(meetupId))
  return theOne(entitiesOf(em, MeetupSchema, meetups))
}

/** The same, with the place of a person there; null for somebody who was never there, or left. */
export async function lockMeetupOf(
  em: EntityManager,
  { meetupId, accountId }: { meetupId: string; accountId: string },
): Promise<{ meetup: Meetup; place: MeetupSeat | null }> {
  const seat = { text: SEAT, values: [meetupId, accountId] }
  const [, meetups, seats] = await rowsAtOnce(em, [...turnAndMeetup(meetupId), seat])
  const [place = null] = entitiesOf(em, MeetupSeatSchema, seats)
  return { meetup: theOne(entitiesOf(em, MeetupSchema, meetups)), place }
}

/** At once, since everybody else waits while this one works. */
const turnAndMeetup = (meetupId: string) => [TURN, MEETUP].map((text) => ({ text, values: [meetupId] }))

function theOne([meetup]: Meetup[]): Meetup {
  if (meetup === undefined) throw new DomainError('not-found', 'There is no such meetup.')
  return meetup
}
