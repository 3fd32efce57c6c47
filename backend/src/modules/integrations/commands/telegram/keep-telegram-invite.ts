import type { EntityManager } from '@mikro-orm/postgresql'
import type { CommandContext } from '#platform/command-runner'
import { lockLink } from '../../persistence/telegram/lock-link.ts'
import { TelegramInviteSchema } from '../../persistence/telegram/telegram-schema.ts'
import { closeInvites } from '../../steps/telegram/close-invites.ts'

export interface MadeInvite {
  inviteLink: string
  chatId: string
  accountId: string
  /** The Telegram account that it was made for. */
  telegramUserId: string
  expiresAt: Date
  /** A link made since then will do as well. */
  since: Date
}

/**
 * Stores a link that was made for a member, in place of the earlier ones. It is closed at once if another job has made
 * one since `since`, which the member may have been told of, or if the member has changed the Telegram account
 * meanwhile. Returns the link that works: this one or the other job's; undefined after such a change.
 */
export async function keepTelegramInvite(
  { since, ...invite }: MadeInvite,
  context: CommandContext,
): Promise<string | undefined> {
  const { em, emit, now } = context
  const { accountId, telegramUserId, chatId, expiresAt } = invite
  // Two that are made at the same time come one after the other.
  const link = await lockLink(em, accountId)
  const isTheirs = link?.telegramUserId === telegramUserId
  const same = { accountId, telegramUserId, chatId }
  const other = isTheirs ? await findOpen(em, same, { since, now }) : null
  const good = isTheirs && other === null
  if (good) await closeInvites({ accountId }, context)
  em.create(TelegramInviteSchema, { ...invite, madeAt: now, closedAt: good ? null : now })
  emit(
    good
      ? { type: 'integrations.telegram-invited', payload: { accountId, expiresAt: expiresAt.toISOString() } }
      : { type: 'integrations.telegram-invites-closed', payload: { accountId } },
  )
  return good ? invite.inviteLink : other?.inviteLink
}

function findOpen(
  em: EntityManager,
  whose: Pick<MadeInvite, 'accountId' | 'telegramUserId' | 'chatId'>,
  { since, now }: { since: Date; now: Date },
) {
  const open = { ...whose, closedAt: null, madeAt: { $gte: since }, expiresAt: { $gt: now } }
  return em.findOne(TelegramInviteSchema, open)
}
