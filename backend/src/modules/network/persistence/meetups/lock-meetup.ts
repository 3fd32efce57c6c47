import { DomainError } from '@meridian/contracts/values/domain-error'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Meetup, MeetupSchema } from './meetup-schema.ts'

/**
 * Waits until nobody else changes a meetup, and reads it. Those who wait are served in the order in which they came. Call it
 * before anything is written. Throws `not-found`.
 *
 * An advisory lock, not a row lock: waiting for a row would fix the transaction's id before the wait, so its events would
 * sort before those it waited for (ADR 021).
 */
export async function lockMeetup(em: EntityManager, meetupId: string): Promise<Meetup> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('meetup'), hashtext(?))`, [meetupId])
  const meetup = await em.findOne(MeetupSchema, { id: meetupId })
  if (meetup === null) throw new DomainError('not-found', 'There is no such meetup.')
  return meetup
}
