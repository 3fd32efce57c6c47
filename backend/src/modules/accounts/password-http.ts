import { changePassword as changePasswordCall } from '@meridian/contracts/http/accounts/change-password'
import { forgotPassword } from '@meridian/contracts/http/accounts/forgot-password'
import { setPassword as setPasswordCall } from '@meridian/contracts/http/accounts/set-password'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { anyone, signedIn } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import { beginAnew, signIn } from '#platform/sessions/sign-in'
import { admit } from './admission-http.ts'
import { changePassword } from './commands/change-password.ts'
import { requestPasswordReset } from './commands/request-password-reset.ts'
import type { setPassword } from './commands/set-password.ts'
import type { KnownDevices } from './known-device-http.ts'
import type { TakeOwnCode } from './own-code.ts'
import type { Passwords } from './passwords.ts'
import { presentSessionUser } from './present.ts'
import type { AccountParts } from './rate-limits.ts'
import { PASSWORD_LINK } from './token-purposes.ts'

interface PasswordParts {
  passwords: Passwords
  devices: KnownDevices
  takeOwnCode: TakeOwnCode
  /** Sets a password, and ends what others keep for the account as far as it has to end with the old one. */
  setPasswordByLink: typeof setPassword
}

/** Passwords: forgotten, set by a mailed link, changed. */
export function passwordRoutes(route: Route, parts: AccountParts & PasswordParts): void {
  const { commands, tokens, limits, loadPrincipal, passwords, devices } = parts
  const { setPasswordByLink, takeOwnCode } = parts

  route(forgotPassword, { who: anyone, limit: limits.resetRequests }, async ({ body: { email }, actor }) => {
    await commands.run(requestPasswordReset, { email }, actor)
    return { message: 'If there is an account with this address, an e-mail with a link is on its way to it.' }
  })

  route(
    setPasswordCall,
    { who: anyone, limit: limits.passwordLinks },
    async ({ body, req, res, actor, now }) => {
      const linkId = tokens.verify(PASSWORD_LINK, body.token)
      if (linkId === undefined)
        throw new DomainError('invalid-input', 'This link is not valid. Open it again from the e-mail.')
      const passwordHash = await passwords.hashNew(body.password)
      const set = await commands.run(setPasswordByLink, { linkId, passwordHash }, actor)
      const { accountId } = set
      const principal = await loadPrincipal(accountId)
      // All sessions of the account have ended, and with them the one in which a missing code would be noted.
      if (req.user?.id === accountId) await beginAnew(req)
      await admit(req, principal, { ...set, now })
      devices.remember(req, res, set)
      return presentSessionUser(principal)
    },
  )

  route(changePasswordCall, { who: signedIn }, async ({ body, principal: person, req, res, actor, now }) => {
    const { id: accountId } = person
    const knownHash = await passwords.checkOwn(accountId, body.currentPassword, 'currentPassword')
    const passwordHash = await passwords.hashNew(body.password)
    await takeOwnCode(accountId, body.code, now)
    const credentialsVersion = await commands.run(
      changePassword,
      { accountId, knownHash, passwordHash },
      actor,
    )
    await signIn(req, person, credentialsVersion)
    // The mark that this browser had is one of the old password.
    devices.remember(req, res, { accountId, credentialsVersion })
    return presentSessionUser(person)
  })
}
