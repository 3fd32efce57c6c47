import { deleteAccount as deleteAccountCall } from '@meridian/contracts/http/accounts/delete-account'
import { signedIn } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import { signOut } from '#platform/sessions/sign-in'
import { deleteAccount } from './commands/delete-account.ts'
import type { TakeOwnCode } from './own-code.ts'
import type { Passwords } from './passwords.ts'
import type { AccountParts } from './rate-limits.ts'

/** Leaving for good. */
export function deletionRoutes(
  route: Route,
  parts: AccountParts & { passwords: Passwords; takeOwnCode: TakeOwnCode },
): void {
  const { commands, passwords, takeOwnCode } = parts

  route(deleteAccountCall, { who: signedIn }, async ({ principal, body, req, actor, now }) => {
    const { id: accountId } = principal
    const knownHash = await passwords.checkOwn(accountId, body.password)
    await takeOwnCode(accountId, body.code, now)
    await commands.run(deleteAccount, { accountId, knownHash }, actor)
    await signOut(req)
    return { message: 'Your account is deleted.' }
  })
}
