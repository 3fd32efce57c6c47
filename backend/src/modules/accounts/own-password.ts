import { DomainError } from '#platform/domain-error'
import type { Sql } from '#platform/sql'
import { verifyPassword } from './gateways/password-hasher.ts'
import type { AccountLimits } from './policy.ts'
import { findPasswordHash } from './queries/find-password-hash.ts'

/**
 * Checks the password of somebody signed in, before anything that a stolen session alone must not allow. Answers its
 * hash.
 */
export type CheckOwnPassword = (accountId: string, password: string) => Promise<string>

/** Throws a DomainError for a wrong password, too many of them, or an account that has none yet. */
export function createPasswordCheck(sql: Sql, limits: AccountLimits): CheckOwnPassword {
  return async (accountId, password) => {
    await limits.passwordChecks(accountId)
    const passwordHash = await findPasswordHash(sql, accountId)
    if (passwordHash === null)
      throw new DomainError('conflict', 'Your account has no password yet. Ask for a link that sets one.')
    if (!(await verifyPassword(passwordHash, password)))
      throw new DomainError('invalid-input', 'The current password is not right.')
    return passwordHash
  }
}
