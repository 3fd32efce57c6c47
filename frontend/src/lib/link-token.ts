import { LINK_TOKEN_MIN_LENGTH } from '@meridian/contracts/values/text-lengths'

/**
 * The token of a mailed link: the part after `#`, which browsers never send to a server. Null where there is none, or
 * only part of one.
 */
export function linkToken(hash: string): string | null {
  const token = hash.replace(/^#/, '').trim()
  return token.length < LINK_TOKEN_MIN_LENGTH ? null : token
}
