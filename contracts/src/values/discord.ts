/** Discord's ids are numbers of 64 bits, written out. */
export function isDiscordUserId(text: string): boolean {
  return /^[1-9]\d{16,19}$/.test(text)
}

/** Says what such an id looks like, and where it is found. */
export const DISCORD_USER_ID_HINT =
  'A Discord user ID is a number of 17 to 20 digits; Copy User ID shows it once developer mode is on'
