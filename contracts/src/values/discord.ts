/** Discord's ids, of people, servers and roles alike, are numbers of 64 bits, written out. */
export function isDiscordId(text: string): boolean {
  return /^[1-9]\d{16,19}$/.test(text)
}

/** Describes such an id; follows the name of what it identifies. */
export const DISCORD_ID_HINT = 'is a number of 17 to 20 digits'

/** Says what the id of a person looks like, and where it is found. */
export const DISCORD_USER_ID_HINT =
  'A Discord user ID is a number of 17 to 20 digits; Copy User ID shows it once developer mode is on'
