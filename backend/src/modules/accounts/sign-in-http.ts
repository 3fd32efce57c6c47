import { login } from '@meridian/contracts/http/accounts/login'
import { logout } from '@meridian/contracts/http/accounts/logout'
import { loginCode } from '@meridian/contracts/http/accounts/second-factor'
import { session } from '@meridian/contracts/http/accounts/session'
import { DomainError } from '#platform/domain-error'
import { anyone, signedIn } from '#platform/guards'
import { type Route, required } from '#platform/route'
import { signIn, signOut } from '#platform/sign-in'
import { admit, halfSignedIn } from './admission-http.ts'
import { emailKey } from './domain/identity-keys.ts'
import { verifyPassword } from './gateways/password-hasher.ts'
import type { AccountParts } from './policy.ts'
import { presentSessionUser } from './present.ts'
import { findCredentials } from './queries/find-credentials.ts'
import { type SecondFactorOf, WRONG_CODE } from './second-factor.ts'

/** In, by a password and perhaps a code, and out. */
export function signInRoutes(route: Route, parts: AccountParts & { secondFactor: SecondFactorOf }): void {
  const { sql, limits, loadPrincipal, secondFactor } = parts

  route(login, { who: anyone, limit: limits.loginsPerAddress }, async ({ body, req, now }) => {
    const key = emailKey(body.email)
    await limits.loginsPerPair(`${req.ip ?? ''} ${key}`)
    const found = await findCredentials(sql, key)
    const genuine = await verifyPassword(found?.password_hash ?? null, body.password)
    if (found === undefined || !genuine) throw new DomainError('not-signed-in', 'Invalid email or password')
    if (found.suspended_at !== null)
      throw new DomainError('forbidden', 'This account is suspended. Please contact support.')
    const principal = await loadPrincipal(found.id)
    await admit(req, principal, { asksForCode: found.second_factor_at !== null, now })
    return presentSessionUser(principal)
  })

  route(loginCode, { who: anyone, limit: limits.loginsPerAddress }, async ({ body, req, now }) => {
    const accountId = halfSignedIn(req, now)
    await limits.codesPerPair(`${req.ip ?? ''} ${accountId}`)
    await limits.codesPerAccount(accountId)
    if (!(await secondFactor.take(accountId, body.code, now)))
      throw new DomainError('not-signed-in', WRONG_CODE, { secondFactor: true })
    const principal = await loadPrincipal(accountId)
    await signIn(req, principal)
    return presentSessionUser(principal)
  })

  route(logout, { who: anyone }, async ({ req }) => {
    await signOut(req)
    return { message: 'You are signed out.' }
  })

  route(session, { who: signedIn }, async ({ principal }) => presentSessionUser(required(principal)))
}
