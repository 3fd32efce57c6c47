import type { CommandContext } from '#platform/command-runner'
import { CalendarFeedSchema } from '../persistence/meetups/calendar-feed-schema.ts'
import { LocationSchema } from '../persistence/places/location-schema.ts'

/**
 * Forgets the location of somebody who has left, or has lost the account to its owner, and ends their calendar's
 * address.
 */
export async function leaveNetwork(
  { accountId }: { accountId: string },
  { em, emit }: CommandContext,
): Promise<void> {
  const known = await em.nativeDelete(LocationSchema, { accountId })
  await em.nativeDelete(CalendarFeedSchema, { accountId })
  if (known > 0) emit({ type: 'network.location-withdrawn', payload: { accountId } })
}
