import type { TelegramJoinReason } from '@meridian/contracts/values/telegram'
import type { CommandContext } from '#platform/command-runner'
import { decideJoin } from '../../domain/telegram/join.ts'
import { TelegramInviteSchema, TelegramLinkSchema } from '../../persistence/telegram/telegram-schema.ts'
import { proveLink } from '../../steps/telegram/prove-link.ts'

export interface AskedToJoin {
  inviteLink: string
  telegramUserId: string
  /** The link has to have been good at this time, however much later we hear of it. */
  askedAt: Date
  /** Whether the link's member may be in the channel. */
  entitled: boolean
}

/**
 * Decides about a request to join, and records what it shows: see `decideJoin`. Whatever is decided, the link is used
 * up. Asked again because Telegram did not get the answer, it decides the same.
 */
export async function decideTelegramJoin(
  { inviteLink, telegramUserId, askedAt, entitled }: AskedToJoin,
  context: CommandContext,
): Promise<TelegramJoinReason> {
  const { em, emit, now } = context
  const invite = await em.findOne(TelegramInviteSchema, { inviteLink })
  const link = invite && (await em.findOne(TelegramLinkSchema, { accountId: invite.accountId }))
  const holder = await em.findOne(TelegramLinkSchema, { telegramUserId, provenAt: { $ne: null } })
  const reason = decideJoin({
    telegramUserId,
    invite: invite && {
      accountId: invite.accountId,
      telegramUserId: invite.telegramUserId,
      usable: Boolean(invite.usedAt) || wasGood(invite, askedAt),
    },
    linkedUserId: link?.telegramUserId ?? null,
    provenFor: holder?.accountId ?? null,
    entitled,
  })
  if (invite === null) return reason
  const { accountId } = invite
  if (reason === 'own-link') {
    await proveLink({ accountId, telegramUserId }, context)
    invite.usedAt = now
  }
  if (!invite.closedAt) {
    invite.closedAt = now
    emit({ type: 'integrations.telegram-invites-closed', payload: { accountId } })
  }
  return reason
}

/** A stranger who asks at the same time as the member closes the link; the member's own request stands. */
function wasGood(invite: { expiresAt: Date; closedAt?: Date | null | undefined }, askedAt: Date): boolean {
  return invite.expiresAt > askedAt && (!invite.closedAt || invite.closedAt >= askedAt)
}
