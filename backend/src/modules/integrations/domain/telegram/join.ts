import type { TelegramJoinReason } from '@meridian/contracts/values/telegram'

/** What is known when somebody asks for a seat. */
export interface JoinRequest {
  telegramUserId: string
  /** The link by which they ask; null when it is not ours. */
  invite: { accountId: string; telegramUserId: string; usable: boolean } | null
  /** The Telegram account that the link's member says is theirs, now. */
  linkedUserId: string | null
  /** The member to whom this Telegram account has been shown to belong. */
  provenFor: string | null
  /** Whether the link's member may be in the channel. */
  entitled: boolean
}

/**
 * Decides about a request to join. A link is made for one member and one Telegram account, and Telegram itself says who
 * asks: whoever uses it from exactly that account has shown that it is theirs.
 */
export function decideJoin(request: JoinRequest): TelegramJoinReason {
  const { telegramUserId, invite, linkedUserId, provenFor, entitled } = request
  if (invite === null) return 'unknown-link'
  if (invite.telegramUserId !== telegramUserId || linkedUserId !== telegramUserId)
    return 'another-persons-link'
  if (!invite.usable) return 'closed-link'
  if (provenFor !== null && provenFor !== invite.accountId) return 'proven-by-another'
  return entitled ? 'own-link' : 'no-access'
}
