import { cutTo } from '@meridian/contracts/values/cut'
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '@meridian/contracts/values/text-lengths'

const FALLBACK = 'member'

/** A username to begin with, from the local part of an e-mail address. */
export function usernameFromEmail(email: string): string {
  const local = email.split('@')[0] ?? ''
  const letters = local.split('+')[0]?.replace(/[^\p{L}\p{N}._-]/gu, '') ?? ''
  const name = cutTo(letters, USERNAME_MAX_LENGTH)
  return name.length < USERNAME_MIN_LENGTH ? FALLBACK : name
}

/** True for a name that was made from this address, so that nobody has chosen it: with a number behind it, or without. */
export function isUsernameOfEmail(username: string, email: string): boolean {
  const name = usernameFromEmail(email)
  const digits = /\d*$/.exec(username)?.[0].length ?? 0
  const suffixes = Array.from({ length: digits + 1 }, (_, length) => username.slice(username.length - length))
  return suffixes.some(
    (suffix) => username === `${cutTo(name, USERNAME_MAX_LENGTH - suffix.length)}${suffix}`,
  )
}

const ON_A_PAGE = 50

/** Names to choose from, in pages from 0 on: the desired one, then the same name with 2, 3, and so on behind it. */
export function usernamesLike(wished: string, page = 0): string[] {
  return Array.from({ length: ON_A_PAGE }, (_, index) => {
    const number = page * ON_A_PAGE + index + 1
    const suffix = number === 1 ? '' : String(number)
    return `${cutTo(wished, USERNAME_MAX_LENGTH - suffix.length)}${suffix}`
  })
}

/**
 * The desired name where it is free, otherwise the name with the lowest free number behind it: a payment must not fail
 * because somebody else has the name. Undefined where a whole page is taken.
 */
export function freeUsername(
  wished: string,
  isTaken: (candidate: string) => boolean,
  page = 0,
): string | undefined {
  return usernamesLike(wished, page).find((candidate) => !isTaken(candidate))
}
