import type { Channel } from '@meridian/contracts/values/channels'
import type { CommandContext } from '#platform/command-runner'
import { RevocationSchema } from '../persistence/revocation-schema.ts'

/**
 * Closes what was left open, now that somebody is out after all.
 * @param input.isBack true when they may be in again: then nobody has to be taken out
 */
export async function settleOpenRevocations(
  { accountId, channel, isBack }: { accountId: string; channel: Channel; isBack: boolean },
  { em, emit, now }: CommandContext,
): Promise<void> {
  for (const row of await em.find(RevocationSchema, { accountId, channel, removedAt: null })) {
    if (isBack) {
      em.remove(row)
      continue
    }
    row.removedAt = now
    const times = { lostAt: row.lostAt.toISOString(), removedAt: now.toISOString() }
    emit({ type: 'integrations.access-revoked', payload: { accountId, channel, ...times } })
  }
}
