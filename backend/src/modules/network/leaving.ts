import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandRunner, Delivery } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import { type Actor, asConsumer } from '#platform/journal/actor'
import type { Handled } from '#platform/journal/handled'
import type { LoadPrincipals } from '#platform/sessions/principal'
import { leaveNetwork } from './commands/leave-network.ts'
import { cancelMeetup } from './commands/meetups/cancel-meetup.ts'
import { forgetMeetup } from './commands/meetups/forget-meetup.ts'
import { withdrawFromMeetup } from './commands/meetups/withdraw-from-meetup.ts'
import { listOwnUpcoming } from './queries/meetups/list-own-upcoming.ts'
import { listUnforgotten } from './queries/meetups/list-unforgotten.ts'

const REASON = 'The organiser has left the community.'

/**
 * Takes somebody who has left out of everything that is ahead: their places go to those who wait, their own meetups are
 * called off, and nobody sees where they are, nor where they invited others to. Each meetup waits for its turn, so each
 * is a transaction of its own (ADR 021).
 */
export async function leaveEverything(
  { sql, commands, loadPrincipals }: { sql: Sql; commands: CommandRunner; loadPrincipals: LoadPrincipals },
  accountId: string,
  delivery: Delivery,
): Promise<Handled> {
  const person = { id: accountId, tier: 'none', isStaff: false } as const
  const actor = asConsumer(delivery)
  for (const { meetupId, organises } of await listOwnUpcoming(sql, accountId)) {
    // Their place at their own meetup goes to nobody: whoever moved up would be told of a place, and then that there is
    // none.
    if (organises)
      await unlessOver(() => commands.run(cancelMeetup, { meetupId, person, reason: REASON }, actor))
    else await unlessOver(() => commands.run(withdrawFromMeetup, { meetupId, person, loadPrincipals }, actor))
  }
  await forgetMeetups({ sql, commands }, accountId, actor)
  return commands.runOnce(leaveNetwork, { accountId }, delivery)
}

/** Forgets what somebody who has left said of the meetups that they organised, past ones included. */
export async function forgetMeetups(
  { sql, commands }: { sql: Sql; commands: CommandRunner },
  accountId: string,
  actor: Actor,
): Promise<void> {
  for (const { meetupId } of await listUnforgotten(sql, accountId))
    await commands.run(forgetMeetup, { meetupId }, actor)
}

/** What has begun meanwhile stays as it is. */
async function unlessOver(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'conflict')) throw error
  }
}
