import { deleteAccount as deleteAccountCall } from '@meridian/contracts/http/accounts/delete-account'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { signedIn } from '#platform/guards'
import type { Route } from '#platform/route'
import { signOut } from '#platform/sign-in'
import { deleteAccount } from './commands/delete-account.ts'
import type { Passwords } from './passwords.ts'
import type { AccountParts } from './policy.ts'
import { getOwnAccount } from './queries/get-own-account.ts'
import { type SecondFactorOf, WRONG_CODE } from './second-factor.ts'

/** Leaving for good. */
export function deletionRoutes(
  route: Route,
  parts: AccountParts & { passwords: Passwords; secondFactor: SecondFactorOf },
): void {
  const { sql, commands, limits, passwords, secondFactor } = parts

  async function checkCode(accountId: string, code: string | null, now: Date): Promise<void> {
    const account = await getOwnAccount(sql, accountId)
    if (!account?.secondFactorAt) return
    if (code === null)
      throw new DomainError('invalid-input', 'code: Enter the code from your authenticator app as well.')
    await limits.codesPerAccount(accountId)
    if (!(await secondFactor.take(accountId, code, now))) throw new DomainError('invalid-input', WRONG_CODE)
  }

  route(deleteAccountCall, { who: signedIn }, async ({ principal, body, req, actor, now }) => {
    const { id: accountId } = principal
    const knownHash = await passwords.checkOwn(accountId, body.password)
    await checkCode(accountId, body.code, now)
    await commands.run(deleteAccount, { accountId, knownHash }, actor)
    await signOut(req)
    return { message: 'Your account is deleted.' }
  })
}
