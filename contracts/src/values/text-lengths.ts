export const USERNAME_MIN_LENGTH = 2
export const USERNAME_MAX_LENGTH = 40
export const PASSWORD_MIN_LENGTH = 6
/** Longer passwords would let a stranger make the server hash megabytes. */
export const PASSWORD_MAX_LENGTH = 200
export const EMAIL_MAX_LENGTH = 254

/** The token of a mailed link is never shorter: a shorter one was cut off on its way. */
export const LINK_TOKEN_MIN_LENGTH = 20

/** Why somebody of staff does something to a person, or to what others rely on. */
export const REASON_MIN_LENGTH = 3
export const REASON_MAX_LENGTH = 500

/** What staff search their lists by, other than an e-mail address. */
export const SEARCH_MAX_LENGTH = 60

/** How long a text may be that lists are searched by. An e-mail address is found by all of it. */
export function searchMaxLength(text: string): number {
  return text.includes('@') ? EMAIL_MAX_LENGTH : SEARCH_MAX_LENGTH
}

/** The name of a city or a country, as people write it, and what the map's members are searched by. */
export const PLACE_MAX_LENGTH = 120
