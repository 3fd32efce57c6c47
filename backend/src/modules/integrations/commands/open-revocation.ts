import type { Channel } from '@meridian/contracts/values/channels'
import type { CommandContext } from '#platform/command-runner'
import { RevocationSchema } from '../persistence/revocation-schema.ts'

export interface LostSeat {
  /** The event that says that access was lost. */
  eventId: string
  channel: Channel
  accountId: string
  lostAt: Date
}

/** Notes that somebody has to be taken out of a channel; noting it again changes nothing. */
export async function openRevocation(seat: LostSeat, { em }: CommandContext): Promise<void> {
  const { eventId, channel } = seat
  if ((await em.findOne(RevocationSchema, { eventId, channel })) === null) em.create(RevocationSchema, seat)
}
