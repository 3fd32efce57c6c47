import { randomUUID } from 'node:crypto'
import type { CommandContext } from '#platform/command-runner'
import { CalendarFeedSchema } from '../../persistence/meetups/calendar-feed-schema.ts'

/** Returns the id of a person's calendar feed. With `renew` it is a new one, and the old one ends. */
export async function issueCalendar(
  { accountId, renew }: { accountId: string; renew: boolean },
  { em, emit, now }: CommandContext,
): Promise<string> {
  const feed = await em.findOne(CalendarFeedSchema, { accountId })
  if (feed !== null && !renew) return feed.feedId
  const issued = { feedId: randomUUID(), issuedAt: now }
  if (feed === null) em.create(CalendarFeedSchema, { accountId, ...issued })
  else em.assign(feed, issued)
  emit({ type: 'network.calendar-issued', payload: { accountId } })
  return issued.feedId
}
