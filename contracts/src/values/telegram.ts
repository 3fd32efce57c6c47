/** Telegram's ids are whole numbers of at most 52 bits. */
export function isTelegramUserId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text) && Number(text) < 2 ** 52
}

/** Says what such an id looks like. */
export const TELEGRAM_USER_ID_HINT = 'A Telegram user ID is a number, such as 123456789'

/** What Telegram tells us of; `other` is acknowledged and left alone. */
export const TELEGRAM_UPDATES = [
  'message',
  'chat_join_request',
  'chat_member',
  'my_chat_member',
  'other',
] as const

export type TelegramUpdateKind = (typeof TELEGRAM_UPDATES)[number]

/** What somebody can be in a chat. */
export const TELEGRAM_STATUSES = [
  'creator',
  'administrator',
  'member',
  'restricted',
  'left',
  'kicked',
] as const

export type TelegramStatus = (typeof TELEGRAM_STATUSES)[number]

/** Why a request to join was approved, or declined. */
export const TELEGRAM_JOIN_REASONS = [
  'own-link',
  'unknown-link',
  'closed-link',
  'another-persons-link',
  'proven-by-another',
  'no-access',
] as const

export type TelegramJoinReason = (typeof TELEGRAM_JOIN_REASONS)[number]

/** Why somebody who is in the channel is not allowed to be. */
export const TELEGRAM_REMOVAL_REASONS = ['stranger', 'unlinked', 'no-access'] as const

export type TelegramRemovalReason = (typeof TELEGRAM_REMOVAL_REASONS)[number]
