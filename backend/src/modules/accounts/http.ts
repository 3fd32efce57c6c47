import { login } from '@meridian/contracts/http/accounts/login'
import { logout } from '@meridian/contracts/http/accounts/logout'
import { register } from '@meridian/contracts/http/accounts/register'
import { session } from '@meridian/contracts/http/accounts/session'
import { DomainError } from '#platform/domain-error'
import { anyone, signedIn } from '#platform/guards'
import type { HttpParts } from '#platform/http-parts'
import { type Route, required } from '#platform/route'
import { signIn, signOut } from '#platform/sign-in'
import { registerAccount } from './commands/register-account.ts'
import { emailKey } from './domain/identity-keys.ts'
import { hashPassword, verifyPassword } from './gateways/password-hasher.ts'
import { passwordRoutes } from './password-http.ts'
import { accountLimits } from './policy.ts'
import { presentSessionUser } from './present.ts'
import { findCredentials } from './queries/find-credentials.ts'
import { sessionRoutes } from './sessions-http.ts'
import { accountStaffRoutes } from './staff-http.ts'

/** Register, sign in and out, the session; and what else there is to an account. */
export function accountRoutes(
  route: Route,
  parts: HttpParts & { reservedUsernames: readonly string[] },
): void {
  const { sql, commands, loadPrincipal, reservedUsernames } = parts
  const limits = accountLimits(parts.limits)
  passwordRoutes(route, { ...parts, limits })
  sessionRoutes(route, parts)
  accountStaffRoutes(route, parts)

  route(register, { who: anyone, limit: limits.registrations }, async ({ body, req, actor }) => {
    const { username, email, password } = body
    const passwordHash = await hashPassword(password)
    const input = { username, email, passwordHash, reservedUsernames }
    const principal = await loadPrincipal(await commands.run(registerAccount, input, actor))
    await signIn(req, principal)
    return presentSessionUser(principal)
  })

  route(login, { who: anyone, limit: limits.loginsPerAddress }, async ({ body, req }) => {
    const key = emailKey(body.email)
    await limits.loginsPerPair(`${req.ip ?? ''} ${key}`)
    const found = await findCredentials(sql, key)
    const genuine = await verifyPassword(found?.password_hash ?? null, body.password)
    if (found === undefined || !genuine) throw new DomainError('not-signed-in', 'Invalid email or password')
    if (found.suspended_at !== null)
      throw new DomainError('forbidden', 'This account is suspended. Please contact support.')
    const principal = await loadPrincipal(found.id)
    await signIn(req, principal)
    return presentSessionUser(principal)
  })

  route(logout, { who: anyone }, async ({ req }) => {
    await signOut(req)
    return { message: 'You are signed out.' }
  })

  route(session, { who: signedIn }, async ({ principal }) => presentSessionUser(required(principal)))
}
