import { register } from '@meridian/contracts/http/accounts/register'
import { anyone } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { SecretBox } from '#platform/secrets/secret-box'
import { signIn } from '#platform/sessions/sign-in'
import { registerAccount } from './commands/register-account.ts'
import type { setPassword } from './commands/set-password.ts'
import type { FindCredentials } from './credentials.ts'
import { deletionRoutes } from './deletion-http.ts'
import { INITIAL_CREDENTIALS_VERSION } from './domain/credentials-version.ts'
import { emailRoutes } from './email-http.ts'
import { type ExportData, exportRoutes } from './export-http.ts'
import { createKnownDevices } from './known-device-http.ts'
import { createLoginThrottle } from './login-throttle-http.ts'
import { createOwnCode } from './own-code.ts'
import { passwordRoutes } from './password-http.ts'
import { createPasswords } from './passwords.ts'
import { presentSessionUser } from './present.ts'
import { profileRoutes } from './profile-http.ts'
import { accountLimits } from './rate-limits.ts'
import { createSecondFactor } from './second-factor.ts'
import { secondFactorRoutes } from './second-factor-http.ts'
import { sessionRoutes } from './sessions-http.ts'
import { signInRoutes } from './sign-in-http.ts'
import { accountStaffRoutes } from './staff-http.ts'
import { createStrangersLine } from './strangers-line.ts'

interface AccountRouteParts extends HttpParts {
  findCredentials: FindCredentials
  secrets: SecretBox
  reservedUsernames: readonly string[]
  siteName: string
  supportEmail: string
  /** How long a link that confirms an address works, in milliseconds. */
  emailLinkLifetime: number
  exportData: ExportData
  publicUrl: string
  setPasswordByLink: typeof setPassword
}

/** Registering; signing in and out; and what else there is to an account. */
export function accountRoutes(route: Route, given: AccountRouteParts): void {
  const { commands, loadPrincipal, reservedUsernames, emailLinkLifetime } = given
  const limits = accountLimits(given.limits)
  const passwords = createPasswords(given.sql, limits)
  const devices = createKnownDevices(given.tokens, given.publicUrl)
  const inLine = createStrangersLine()
  const throttle = createLoginThrottle(limits, devices, inLine)
  const secondFactor = createSecondFactor(given)
  const takeOwnCode = createOwnCode({ sql: given.sql, limits }, secondFactor)
  const parts = { ...given, limits, passwords, devices, throttle, secondFactor, takeOwnCode }
  signInRoutes(route, parts)
  passwordRoutes(route, parts)
  profileRoutes(route, parts)
  emailRoutes(route, parts)
  secondFactorRoutes(route, parts)
  deletionRoutes(route, parts)
  exportRoutes(route, parts)
  sessionRoutes(route, parts)
  accountStaffRoutes(route, parts)

  route(register, { who: anyone, limit: limits.registrations }, async ({ body, req, res, actor }) => {
    const { username, email, password } = body
    const passwordHash = await inLine(() => passwords.hashNew(password))
    const input = { username, email, passwordHash, reservedUsernames }
    const open = (lifetime: number | null) =>
      commands.run(registerAccount, { ...input, emailLinkLifetime: lifetime }, actor)
    // Others may have used up the address: its owner can join all the same, and ask for the mail later.
    const accountId = await limits.unprovenMailboxes(
      email,
      () => open(emailLinkLifetime),
      () => open(null),
    )
    const principal = await loadPrincipal(accountId)
    await signIn(req, principal, INITIAL_CREDENTIALS_VERSION)
    devices.remember(req, res, { accountId, credentialsVersion: INITIAL_CREDENTIALS_VERSION })
    return presentSessionUser(principal)
  })
}
