import {
  changeEmail,
  confirmEmail as confirmEmailCall,
  keepEmail as keepEmailCall,
  sendEmailLink,
} from '@meridian/contracts/http/accounts/email'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { anyone, signedIn } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import { confirmEmail } from './commands/email/confirm-email.ts'
import { keepEmail } from './commands/email/keep-email.ts'
import { requestEmailChange } from './commands/email/request-email-change.ts'
import { requestEmailLink } from './commands/email/request-email-link.ts'
import type { TakeOwnCode } from './own-code.ts'
import type { Passwords } from './passwords.ts'
import { getOwnAccount } from './queries/get-own-account.ts'
import type { AccountParts } from './rate-limits.ts'
import { EMAIL_LINK } from './token-purposes.ts'

type EmailParts = AccountParts & {
  passwords: Passwords
  takeOwnCode: TakeOwnCode
  emailLinkLifetime: number
}

/** The address of an account, which counts once its owner, signed in, has followed a mailed link (ADR 029). */
export function emailRoutes(route: Route, parts: EmailParts): void {
  const { sql, commands, limits, tokens, passwords, takeOwnCode, emailLinkLifetime: lifetimeMs } = parts

  route(changeEmail, { who: signedIn }, async ({ principal, body, actor, now }) => {
    const { id: accountId } = principal
    const { email, password, code } = body
    await passwords.checkOwn(accountId, password)
    // Before the mails are counted: whoever has no code must not use up the owner's.
    await takeOwnCode(accountId, code, now)
    await limits.emailLinks(accountId)
    const request = { accountId, email, lifetimeMs }
    await limits.unprovenMailboxes(email, () => commands.run(requestEmailChange, request, actor))
    return {
      message: `An e-mail with a link is on its way to ${email}. Your address changes once you follow the link.`,
    }
  })

  route(sendEmailLink, { who: signedIn }, async ({ principal: { id: accountId }, actor }) => {
    await limits.emailLinks(accountId)
    const account = await getOwnAccount(sql, accountId)
    const email = await limits.unprovenMailboxes(account?.pendingEmail ?? account?.email ?? '', () =>
      commands.run(requestEmailLink, { accountId, lifetimeMs }, actor),
    )
    return { message: `An e-mail with a link is on its way to ${email}.` }
  })

  route(keepEmailCall, { who: signedIn }, async ({ principal: { id: accountId }, actor }) => {
    const email = await commands.run(keepEmail, { accountId }, actor)
    return { message: `${email} stays your address.` }
  })

  const limited = { who: anyone, limit: limits.emailConfirmations }
  route(confirmEmailCall, limited, async ({ body: { token }, principal, actor }) => {
    const linkId = tokens.verify(EMAIL_LINK, token)
    if (linkId === undefined)
      throw new DomainError('invalid-input', 'This link is not valid. Open it again from the e-mail.')
    const email = await commands.run(confirmEmail, { linkId, callerId: principal?.id }, actor)
    return { email, message: `${email} is confirmed.` }
  })
}
