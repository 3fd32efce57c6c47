import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Sql } from '#platform/sql'
import { hashPassword, verifyPassword } from './gateways/password-hasher.ts'
import type { AccountLimits } from './policy.ts'
import { findPasswordHash } from './queries/find-password-hash.ts'

/** What routes do with passwords before they run a command: hashing takes too long to hold a transaction open for it. */
export interface Passwords {
  hash: typeof hashPassword
  isGenuine: typeof verifyPassword
  /**
   * Checks the password of somebody signed in, before anything that a stolen session alone must not allow. Answers its
   * hash. Throws a DomainError for a wrong password, too many of them, or an account that has none yet.
   */
  checkOwn(accountId: string, password: string): Promise<string>
}

export function createPasswords(sql: Sql, limits: AccountLimits): Passwords {
  async function checkOwn(accountId: string, password: string): Promise<string> {
    await limits.passwordChecks(accountId)
    const passwordHash = await findPasswordHash(sql, accountId)
    if (passwordHash === null)
      throw new DomainError('conflict', 'Your account has no password yet. Ask for a link that sets one.')
    if (!(await verifyPassword(passwordHash, password)))
      throw new DomainError('invalid-input', 'The current password is not right.')
    return passwordHash
  }
  return { hash: hashPassword, isGenuine: verifyPassword, checkOwn }
}
