import { createHash } from 'node:crypto'
import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import type { CheckoutResult } from '@meridian/contracts/http/membership/checkout-result'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Request } from 'express'
import { findUntouchedBuyer } from '#modules/accounts'
import type { HttpParts } from '#platform/http/http-parts'
import type { Actor } from '#platform/journal/actor'
import type { Principal } from '#platform/sessions/principal'
import { saveSession, signIn } from '#platform/sessions/sign-in'
import { takeSignIn } from './commands/take-sign-in.ts'
import { findSecondPayment } from './queries/find-second-payment.ts'
import type { CheckoutProgress } from './queries/get-checkout.ts'

/**
 * The browser that asks, across its tabs and reloads. It is stored before anything is offered to it: a browser that we
 * forgot would be offered a second payment. It is derived from the session: of two first requests, neither overwrites
 * the other's.
 */
export async function browserIdOf(req: Request): Promise<string> {
  const known = req.session.browserId
  if (known !== undefined) return known
  const browserId = idFrom(req.sessionID)
  req.session.browserId = browserId
  await saveSession(req)
  return browserId
}

/** In the form of a UUID. It must not be the hash under which the session is stored: checkouts outlive sessions. */
function idFrom(sessionId: string): string {
  const hex = createHash('sha256').update(`browser ${sessionId}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

const PAID_TWICE =
  'You have paid for two memberships, and you can use only one. Support knows about it and will refund the payment for the other one.'

/** Answers the buyer's browser: signs it in where the account is theirs, and otherwise says where the mail went. */
export function createCheckoutAnswer(
  parts: Pick<HttpParts, 'sql' | 'commands' | 'loadPrincipal'> & {
    presentUser: (principal: Principal) => SessionUser
  },
) {
  const { sql, commands, loadPrincipal, presentUser } = parts

  /** A payment gives access to the account that was made for it, once, and only until its owner shows up (ADR 005). */
  async function enter(req: Request, principal: Principal, checkoutId: string, actor: Actor): Promise<void> {
    const buyer = await findUntouchedBuyer(sql, checkoutId)
    if (buyer?.accountId !== principal.id || !(await commands.run(takeSignIn, { checkoutId }, actor)))
      throw new DomainError('conflict', 'This payment is complete. Sign in to use your membership.')
    await signIn(req, principal, buyer.credentialsVersion)
  }

  return async (checkout: CheckoutProgress, req: Request, actor: Actor): Promise<CheckoutResult> => {
    const { id: checkoutId, memberId } = checkout
    if (checkout.state === 'claimable' || memberId === null)
      return {
        outcome: 'claim-mailed',
        message:
          'You have paid. There is already an account with this e-mail address, so we have e-mailed a link that adds the membership to it.',
      }
    const principal = await loadPrincipal(memberId)
    if (req.user?.id !== memberId) await enter(req, principal, checkoutId, actor)
    const user = { ...presentUser(principal), outcome: 'signed-in' } as const
    if ((await findSecondPayment(sql, memberId)) !== undefined)
      return { ...user, message: PAID_TWICE, notice: PAID_TWICE }
    return { ...user, message: `Welcome, ${principal.username}.` }
  }
}
