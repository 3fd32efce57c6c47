import type { CommandContext } from '#platform/command-runner'
import { CalendarFeedSchema } from '../../persistence/meetups/calendar-feed-schema.ts'

/** Ends the address of a person's calendar for good; they may be given another. Nothing happens where they have none. */
export async function giveUpCalendar(
  { accountId }: { accountId: string },
  { em }: CommandContext,
): Promise<void> {
  await em.nativeDelete(CalendarFeedSchema, { accountId })
}
