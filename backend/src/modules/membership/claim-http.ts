import {
  claimMembership as claimCall,
  mailClaimLink,
} from '@meridian/contracts/http/membership/claim-membership'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { anyone, signedIn } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { Claiming } from './claiming.ts'
import { requestClaimLink } from './commands/request-claim-link.ts'
import type { MembershipLimits } from './rate-limits.ts'
import { CLAIM_LINK } from './token-purposes.ts'
import { getWaitingPayment } from './waiting-payment.ts'

export interface ClaimRouteParts extends HttpParts {
  claim: Claiming
}

/** What was paid while signed out becomes the membership of whoever follows the mailed link. */
export function claimRoutes(route: Route, parts: ClaimRouteParts, limits: MembershipLimits): void {
  const { sql, commands, claim, tokens } = parts
  route(claimCall, { who: anyone, limit: limits.claims }, async ({ body, actor, principal }) => {
    const checkoutId = tokens.verify(CLAIM_LINK, body.token)
    if (checkoutId === undefined)
      throw new DomainError('invalid-input', 'This link is not valid. Open it again from the e-mail.')
    const { accountId, reclaimed, hasPassword, suspended } = await claim(checkoutId, actor)
    if (suspended) return SUSPENDED
    // Where it was reclaimed, the caller was signed out just now, as everybody was.
    if (accountId === principal?.id && !reclaimed) return SIGNED_IN
    return hasPassword ? SIGN_IN : SET_PASSWORD
  })

  route(mailClaimLink, { who: signedIn }, async ({ principal: { id: accountId }, actor, now }) => {
    await limits.claimMails(accountId)
    const checkoutId = await getWaitingPayment(sql, { accountId, now })
    await commands.run(requestClaimLink, { checkoutId }, actor)
    return { message: 'An e-mail with the link is on its way to you.' }
  })
}

const SIGN_IN = { next: 'sign-in', message: 'Your membership is active. Sign in to use it.' } as const

const SIGNED_IN = { next: 'sign-in', isOwn: true, message: 'Your membership is active.' } as const

const SUSPENDED = {
  next: 'write-to-support',
  message: 'Your membership is active, but your account is suspended: you cannot sign in for now.',
} as const

const SET_PASSWORD = {
  next: 'set-password',
  message:
    'Your membership is active. Nobody had confirmed the e-mail address of this account before, so everybody is signed out of it and the old password no longer works. Set a new one with the link in the e-mail that we have sent you.',
} as const
