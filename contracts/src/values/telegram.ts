/** Telegram's ids are whole numbers of at most 52 bits. */
export function isTelegramUserId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text) && Number(text) < 2 ** 52
}

/** Says what such an id looks like. */
export const TELEGRAM_USER_ID_HINT = 'A Telegram user ID is a number, such as 123456789'
