import type { Channel } from '@meridian/contracts/values/channels'
import type { CommandRunner, Delivery } from '#platform/command-runner'
import { asConsumer } from '#platform/journal/actor'
import { closeRevocation } from './commands/close-revocation.ts'
import { openRevocation } from './commands/open-revocation.ts'

export interface Removal {
  channel: Channel
  accountId: string
  /** When access was lost. */
  lostAt: Date
  /**
   * Takes the person out at the provider, unless access is back by then. It may run again after a crash, and must
   * tolerate that.
   */
  remove: () => Promise<RemovalOutcome>
}

export type RemovalOutcome = 'removed' | 'left alone'

/**
 * Takes people out of channels, and measures how long they were still in after losing access. The removal of somebody
 * who was left alone stays open: the caller withdraws it.
 */
export type Revoke = (delivery: Delivery, removal: Removal) => Promise<RemovalOutcome>

/** The removal is noted before it is tried: one that hangs shows as open, with the time that it takes. */
export function createRevoke({ commands }: { commands: CommandRunner }): Revoke {
  return async (delivery, { channel, accountId, lostAt, remove }) => {
    const eventId = delivery.messageId
    const seat = { eventId, channel, accountId, lostAt }
    await commands.run(openRevocation, seat, asConsumer(delivery))
    const outcome = await remove()
    if (outcome === 'removed') await commands.runOnce(closeRevocation, { eventId, channel }, delivery)
    return outcome
  }
}
