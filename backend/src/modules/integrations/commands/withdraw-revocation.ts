import type { Channel } from '@meridian/contracts/values/channels'
import type { CommandContext } from '#platform/command-runner'
import { RevocationSchema } from '../persistence/revocation-schema.ts'

/** Access came back before somebody was taken out: nothing is open any more. */
export async function withdrawRevocation(
  { eventId, channel }: { eventId: string; channel: Channel },
  { em }: CommandContext,
): Promise<void> {
  await em.nativeDelete(RevocationSchema, { eventId, channel, removedAt: null })
}
