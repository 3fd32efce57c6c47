import { forgotPassword } from '@meridian/contracts/http/accounts/forgot-password'
import { setPassword as setPasswordCall } from '@meridian/contracts/http/accounts/set-password'
import { DomainError } from '#platform/domain-error'
import { anyone } from '#platform/guards'
import type { Route } from '#platform/route'
import { signIn } from '#platform/sign-in'
import { requestPasswordReset } from './commands/request-password-reset.ts'
import { setPassword } from './commands/set-password.ts'
import { hashPassword } from './gateways/password-hasher.ts'
import { PASSWORD_LINK } from './links.ts'
import type { AccountParts } from './policy.ts'
import { presentSessionUser } from './present.ts'

/** Passwords that are forgotten, and set by a mailed link. */
export function passwordRoutes(route: Route, parts: AccountParts): void {
  const { commands, tokens, limits, loadPrincipal } = parts

  route(forgotPassword, { who: anyone, limit: limits.resetRequests }, async ({ body: { email }, actor }) => {
    await commands.run(requestPasswordReset, { email }, actor)
    return { message: 'If an account has this address, a mail with a link is on its way to it.' }
  })

  route(setPasswordCall, { who: anyone, limit: limits.passwordLinks }, async ({ body, req, actor }) => {
    const linkId = tokens.verify(PASSWORD_LINK, body.token)
    if (linkId === undefined)
      throw new DomainError('invalid-input', 'This link is not valid. Open it again from the mail.')
    const passwordHash = await hashPassword(body.password)
    const principal = await loadPrincipal(await commands.run(setPassword, { linkId, passwordHash }, actor))
    await signIn(req, principal)
    return presentSessionUser(principal)
  })
}
