import { DomainError } from '@meridian/contracts/values/domain-error'
import { getOwnAccount } from './queries/get-own-account.ts'
import type { AccountParts } from './rate-limits.ts'
import { type SecondFactorOf, wrongCode } from './second-factor.ts'

/**
 * Takes the code of somebody signed in, before anything that a stolen session and a password must not allow. Uses it
 * up, so it comes last of all that can be refused. Does nothing for an account without a second factor. Throws
 * `invalid-input` for a missing or wrong code, and `rate-limited`.
 */
export type TakeOwnCode = (accountId: string, code: string | null, now: Date) => Promise<void>

export function createOwnCode(
  { sql, limits }: Pick<AccountParts, 'sql' | 'limits'>,
  secondFactor: SecondFactorOf,
): TakeOwnCode {
  return async (accountId, code, now) => {
    const account = await getOwnAccount(sql, accountId)
    if (!account?.secondFactorAt) return
    if (code === null)
      throw new DomainError('invalid-input', 'code: Enter the code from your authenticator app as well.')
    await limits.codesPerAccount(accountId)
    if (!(await secondFactor.take(accountId, code, now))) throw wrongCode()
  }
}
