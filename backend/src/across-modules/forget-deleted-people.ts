import { closeDeletion, listDeletions } from '#modules/accounts'
import { forgetListener } from '#modules/content'
import { forgetLinks } from '#modules/integrations'
import { forgetMember } from '#modules/membership'
import { forgetMeetups, forgetNetworkTraces } from '#modules/network'
import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import { forgetEarlierTelegram } from './forget-earlier-telegram.ts'
import { forgetInJournal } from './forget-in-journal.ts'
import { isAwaited, type Wait } from './open-deliveries.ts'

/** Each is harmless when repeated. */
const STEPS = [forgetEarlierTelegram, forgetInJournal, forgetListener, forgetNetworkTraces, forgetMember]

const ACTOR = 'system:forgetting'

/**
 * Forgets everybody whose account was deleted. Anybody whom an open job still needs is left for the next run, and so is
 * whose seat, role or page is still to be taken. Returns how many were forgotten.
 */
export function createForgetting({ sql, commands }: { sql: Sql; commands: CommandRunner }) {
  return async (waits: readonly Wait[]): Promise<number> => {
    let forgotten = 0
    for (const { accountId, deletedAt } of await listDeletions(sql)) {
      if (await isAwaited(sql, accountId, waits)) continue
      // First, so that read models never know less than what is kept of a meetup.
      await forgetMeetups({ sql, commands }, accountId, ACTOR)
      for (const step of STEPS) await commands.run(step, { accountId }, ACTOR)
      if (!(await commands.run(forgetLinks, { accountId, deletedAt }, ACTOR))) continue
      // The note that all is done comes last.
      await commands.run(closeDeletion, { accountId }, ACTOR)
      forgotten += 1
    }
    return forgotten
  }
}
