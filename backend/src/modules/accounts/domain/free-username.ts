import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '@meridian/contracts/values/limits'

const FALLBACK = 'member'

/** A username to begin with, from the local part of an e-mail address. */
export function usernameFromEmail(email: string): string {
  const local = email.split('@')[0] ?? ''
  const name =
    local
      .split('+')[0]
      ?.replace(/[^\p{L}\p{N}._-]/gu, '')
      .slice(0, USERNAME_MAX_LENGTH) ?? ''
  return name.length < USERNAME_MIN_LENGTH ? FALLBACK : name
}

/**
 * The wished name where it is free, the name with the lowest free number behind it otherwise: a payment must not
 * fail because somebody else has the name.
 */
export function freeUsername(wished: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(wished)) return wished
  for (let number = 2; ; number += 1) {
    const suffix = String(number)
    const candidate = `${wished.slice(0, USERNAME_MAX_LENGTH - suffix.length)}${suffix}`
    if (!isTaken(candidate)) return candidate
  }
}
