import type { TelegramRemovalReason } from '@meridian/contracts/values/telegram'
import type { CommandContext } from '#platform/command-runner'
import { RevocationSchema } from '../../persistence/revocation-schema.ts'

/** Tells of somebody who is now out of the channel. That settles what was still open about their lost access. */
export async function recordTelegramRemoval(
  payload: { accountId: string | null; telegramUserId: string; reason: TelegramRemovalReason },
  { em, emit, now }: CommandContext,
): Promise<void> {
  emit({ type: 'integrations.telegram-removed', payload })
  const { accountId } = payload
  if (accountId === null) return
  const channel = 'telegram'
  for (const open of await em.find(RevocationSchema, { accountId, channel, removedAt: null })) {
    open.removedAt = now
    const [lostAt, removedAt] = [open.lostAt.toISOString(), now.toISOString()]
    emit({ type: 'integrations.access-revoked', payload: { accountId, channel, lostAt, removedAt } })
  }
}
