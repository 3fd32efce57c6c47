import type { Channel } from '@meridian/contracts/values/channels'
import type { CommandContext } from '#platform/command-runner'
import { RevocationSchema } from '../persistence/revocation-schema.ts'

/** Notes that a person is out of the channel, now that the provider has confirmed it. Does nothing the second time. */
export async function closeRevocation(
  { eventId, channel }: { eventId: string; channel: Channel },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const row = await em.findOneOrFail(RevocationSchema, { eventId, channel })
  if (row.removedAt) return
  row.removedAt = now
  emit({
    type: 'integrations.access-revoked',
    payload: {
      accountId: row.accountId,
      channel,
      lostAt: row.lostAt.toISOString(),
      removedAt: now.toISOString(),
    },
  })
}
