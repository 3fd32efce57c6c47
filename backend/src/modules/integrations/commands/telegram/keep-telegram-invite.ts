import type { CommandContext } from '#platform/command-runner'
import { closeInvites } from '../../persistence/close-invites.ts'
import { lockLink } from '../../persistence/lock-link.ts'
import { TelegramInviteSchema } from '../../persistence/telegram-schema.ts'

export interface MadeInvite {
  inviteLink: string
  chatId: string
  accountId: string
  /** The Telegram account that it was made for. */
  telegramUserId: string
  expiresAt: Date
}

/**
 * Keeps a link that was made for a member, instead of those before it. Where the member has changed the Telegram
 * account meanwhile it is kept closed. Answers whether it is good.
 */
export async function keepTelegramInvite(invite: MadeInvite, context: CommandContext): Promise<boolean> {
  const { em, emit, now } = context
  const { accountId, telegramUserId, expiresAt } = invite
  // Two that are made at once come one after the other: the later one closes the earlier.
  const link = await lockLink(em, accountId)
  const good = link?.telegramUserId === telegramUserId
  if (good) await closeInvites({ accountId }, context)
  em.create(TelegramInviteSchema, { ...invite, madeAt: now, closedAt: good ? null : now })
  emit(
    good
      ? { type: 'integrations.telegram-invited', payload: { accountId, expiresAt: expiresAt.toISOString() } }
      : { type: 'integrations.telegram-invites-closed', payload: { accountId } },
  )
  return good
}
