import { asConsumer } from '#platform/actor'
import type { CommandRunner, Delivery } from '#platform/command-runner'
import type { LoadPrincipals } from '#platform/principal'
import type { Sql } from '#platform/sql'
import { leaveNetwork } from './commands/leave-network.ts'
import { cancelMeetup } from './commands/meetups/cancel-meetup.ts'
import { withdrawFromMeetup } from './commands/meetups/withdraw-from-meetup.ts'
import { MeetupRefusal } from './domain/meetups/meetup-refusal.ts'
import { listOwnUpcoming } from './queries/meetups/list-own-upcoming.ts'

const REASON = 'The organiser has left the community.'

/**
 * Takes somebody who has left out of everything that is ahead: their places go to those who wait, their own meetups are called
 * off, and nobody sees where they are. Each meetup waits for its turn, so each is a transaction of its own (ADR 021).
 */
export async function leaveEverything(
  { sql, commands, loadPrincipals }: { sql: Sql; commands: CommandRunner; loadPrincipals: LoadPrincipals },
  accountId: string,
  delivery: Delivery,
): Promise<void> {
  const person = { id: accountId, tier: 'none', isStaff: false } as const
  const actor = asConsumer(delivery)
  for (const { meetupId, organises, takesPart } of await listOwnUpcoming(sql, accountId)) {
    if (takesPart)
      await unlessOver(() => commands.run(withdrawFromMeetup, { meetupId, person, loadPrincipals }, actor))
    if (organises)
      await unlessOver(() => commands.run(cancelMeetup, { meetupId, person, reason: REASON }, actor))
  }
  await commands.runOnce(leaveNetwork, { accountId }, delivery)
}

/** What has begun meanwhile stays as it is. */
async function unlessOver(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof MeetupRefusal)) throw error
  }
}
