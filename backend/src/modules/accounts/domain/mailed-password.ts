import type { AlsoEnded } from '@meridian/contracts/values/also-ended'
import type { Role } from '@meridian/contracts/values/roles'

interface Account {
  role: Role
  passwordHash?: string | null | undefined
  emailVerifiedAt?: Date | null | undefined
}

/**
 * What ends, besides every session, when a password is set by a link that was mailed to the account's address (ADR
 * 059).
 */
export function endedByMailedPassword({ role, passwordHash, emailVerifiedAt }: Account): AlsoEnded {
  // The first password of somebody who paid without an account: nobody else was ever in it.
  if (!passwordHash) return 'nothing'
  // The operator vouches for the admin's address.
  return emailVerifiedAt || role === 'admin' ? 'addresses' : 'everything'
}
