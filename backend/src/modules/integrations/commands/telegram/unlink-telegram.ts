import type { CommandContext } from '#platform/command-runner'
import { lockLink } from '../../persistence/telegram/lock-link.ts'
import { TelegramCodeSchema } from '../../persistence/telegram/telegram-schema.ts'
import { closeInvites } from '../../steps/telegram/close-invites.ts'

/**
 * Forgets the Telegram account of a member, and every code that could link one. Does nothing for a member who has none.
 */
export async function unlinkTelegram(
  { accountId }: { accountId: string },
  context: CommandContext,
): Promise<void> {
  const { em, emit } = context
  await em.nativeDelete(TelegramCodeSchema, { accountId })
  const link = await lockLink(em, accountId)
  if (link === null) return
  const { telegramUserId, provenAt } = link
  em.remove(link)
  await closeInvites({ accountId }, context)
  const payload = { accountId, telegramUserId, wasProven: Boolean(provenAt), reason: 'asked' as const }
  emit({ type: 'integrations.telegram-unlinked', payload })
}
