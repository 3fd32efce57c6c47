import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Sql } from '#platform/database/sql'
import { isCommonPassword } from './gateways/password-blocklist.ts'
import { hashPassword, verifyPassword } from './gateways/password-hasher.ts'
import { findPasswordHash } from './queries/find-password-hash.ts'
import type { AccountLimits } from './rate-limits.ts'

/** What routes do with passwords before they run a command: hashing takes too long to hold a transaction open for. */
export interface Passwords {
  /** Hashes a password that somebody has chosen. Throws a DomainError for one that everybody chooses. */
  hashNew(password: string): Promise<string>
  isGenuine: typeof verifyPassword
  /**
   * Checks the password of somebody signed in, before anything that a stolen session alone must not allow. Returns its
   * hash. Throws a DomainError for a wrong password, said at the field that it was typed into, too many of them, or an
   * account that has none yet.
   */
  checkOwn(accountId: string, password: string, field?: 'currentPassword'): Promise<string>
}

async function hashNew(password: string): Promise<string> {
  if (isCommonPassword(password))
    throw new DomainError(
      'invalid-input',
      'password: This is one of the most common passwords, which are guessed first. Please choose another one.',
    )
  return hashPassword(password)
}

export function createPasswords(sql: Sql, limits: AccountLimits): Passwords {
  async function checkOwn(accountId: string, password: string, field = 'password'): Promise<string> {
    await limits.passwordChecks(accountId)
    const passwordHash = await findPasswordHash(sql, accountId)
    if (passwordHash === null)
      throw new DomainError('conflict', 'Your account has no password yet. Ask for a link that sets one.')
    if (!(await verifyPassword(passwordHash, password)))
      throw new DomainError('invalid-input', `${field}: The current password is not right.`)
    return passwordHash
  }
  return { hashNew, isGenuine: verifyPassword, checkOwn }
}
