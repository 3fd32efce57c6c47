import { login } from '@meridian/contracts/http/accounts/login'
import { logout } from '@meridian/contracts/http/accounts/logout'
import { loginCode } from '@meridian/contracts/http/accounts/second-factor'
import { session } from '@meridian/contracts/http/accounts/session'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { anyone, signedIn } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import { signIn, signOut } from '#platform/sessions/sign-in'
import { admit, halfSignedIn } from './admission-http.ts'
import type { FindCredentials } from './credentials.ts'
import { emailKey } from './domain/identity-keys.ts'
import type { KnownDevices } from './known-device-http.ts'
import type { LoginThrottle } from './login-throttle-http.ts'
import type { Passwords } from './passwords.ts'
import { presentSessionUser } from './present.ts'
import type { AccountParts } from './rate-limits.ts'
import { type SecondFactorOf, WRONG_CODE } from './second-factor.ts'

interface SignInParts extends AccountParts {
  findCredentials: FindCredentials
  passwords: Passwords
  secondFactor: SecondFactorOf
  devices: KnownDevices
  throttle: LoginThrottle
  /** Where somebody who is suspended can write to. */
  supportEmail: string
}

/** Sign-in by password, with a code where a second factor is set up; and sign-out. */
export function signInRoutes(route: Route, parts: SignInParts): void {
  const { findCredentials, loadPrincipal, passwords, secondFactor, devices, throttle, supportEmail } = parts

  route(login, { who: anyone }, async ({ body, req, res, now }) => {
    const key = emailKey(body.email)
    const found = await findCredentials(key)
    const account = found && { ...found, accountId: found.principal.id }
    const genuine = await throttle.tryPassword({ req, emailKey: key, account }, () =>
      passwords.isGenuine(found?.passwordHash ?? null, body.password),
    )
    if (account === undefined || !genuine)
      throw new DomainError('not-signed-in', 'Invalid email or password', { accountId: account?.accountId })
    const { principal, accountId, asksForCode, credentialsVersion } = account
    if (account.suspended)
      throw new DomainError('forbidden', `This account is suspended. Please write to ${supportEmail}.`, {
        accountId,
      })
    await admit(req, principal, { asksForCode, credentialsVersion, now })
    devices.remember(req, res, account)
    return presentSessionUser(principal)
  })

  route(loginCode, { who: anyone }, async ({ body, req, res, now }) => {
    const account = halfSignedIn(req, now)
    const { accountId, credentialsVersion } = account
    await throttle.countCode(req, account)
    if (!(await secondFactor.take(accountId, body.code, now)))
      throw new DomainError('not-signed-in', WRONG_CODE, { secondFactor: true, accountId })
    const principal = await loadPrincipal(accountId)
    await signIn(req, principal, credentialsVersion)
    devices.remember(req, res, account)
    return presentSessionUser(principal)
  })

  route(logout, { who: anyone }, async ({ req }) => {
    await signOut(req)
    return { message: 'You are signed out.' }
  })

  route(session, { who: signedIn }, async ({ principal }) => presentSessionUser(principal))
}
