import { annualSubscriptionSuccess } from '@meridian/contracts/http/membership/annual-subscription-success'
import { createAnnualSubscription } from '@meridian/contracts/http/membership/create-annual-subscription'
import { createGuestSubscription } from '@meridian/contracts/http/membership/create-guest-subscription'
import { listTiers as listTiersCall } from '@meridian/contracts/http/membership/list-tiers'
import { payWithCredit } from '@meridian/contracts/http/membership/pay-with-credit'
import { subscriptionSuccess } from '@meridian/contracts/http/membership/subscription-success'
import { anyone, signedIn } from '#platform/http/guards'
import type { Call, Route } from '#platform/http/route'
import { type BillingRouteParts, billingRoutes } from './billing-http.ts'
import type { CompleteCheckout } from './checkout-completion.ts'
import type { SpendCredit } from './checkout-credit.ts'
import { browserIdOf, createCheckoutAnswer } from './checkout-http.ts'
import type { AskedCheckout, SetUpPayment } from './checkout-setup.ts'
import { type ClaimRouteParts, claimRoutes } from './claim-http.ts'
import { type DescribeBuyer, describeBuyer } from './commands/describe-buyer.ts'
import { complimentaryRoutes } from './complimentary-http.ts'
import { type DunningRouteParts, dunningRoutes } from './dunning-http.ts'
import { listTiers } from './queries/list-tiers.ts'
import { countBuyer, type MembershipLimits, membershipLimits } from './rate-limits.ts'
import { ownCodeCookie } from './referral-cookie-http.ts'
import { type ReferralRouteParts, referralRoutes } from './referral-http.ts'
import { membershipStaffRoutes } from './staff-http.ts'
import { tierRoutes } from './tiers-http.ts'
import { assertNothingWaits } from './waiting-payment.ts'

export interface MembershipRouteParts
  extends BillingRouteParts,
    ClaimRouteParts,
    DunningRouteParts,
    ReferralRouteParts {
  publishableKey: string
  setUpPayment: SetUpPayment
  spendCredit: SpendCredit
  completeCheckout: CompleteCheckout
  presentUser: Parameters<typeof createCheckoutAnswer>[0]['presentUser']
}

/** Tiers, both checkouts, claims, billing, and what staff does about them. */
export function membershipRoutes(route: Route, parts: MembershipRouteParts): void {
  const limits = membershipLimits(parts.limits)
  route(listTiersCall, { who: anyone }, () => listTiers(parts.sql))
  setUpRoutes(route, parts, limits)
  creditRoute(route, parts, limits)
  successRoutes(route, parts, limits)
  claimRoutes(route, parts, limits)
  billingRoutes(route, parts, limits)
  referralRoutes(route, parts, limits)
  membershipStaffRoutes(route, parts)
  dunningRoutes(route, parts)
  tierRoutes(route, parts)
  complimentaryRoutes(route, parts)
}

function setUpRoutes(route: Route, parts: MembershipRouteParts, limits: MembershipLimits): void {
  const { publishableKey, setUpPayment } = parts
  const asked = askedWithin(parts, limits)
  route(createGuestSubscription, { who: anyone, limit: limits.checkouts }, async (call) => {
    const { payment, tier } = await setUpPayment(await asked(call, call.body.tierId), call.actor)
    if (payment.clientSecret === null) return { ...payment, tier }
    const { clientSecret, subscriptionId, customerId, summary } = payment
    return { clientSecret, subscriptionId, customerId, summary, tier, publishableKey }
  })

  route(createAnnualSubscription, { who: anyone, limit: limits.checkouts }, async (call) => {
    const { payment, tier } = await setUpPayment(await asked(call, null), call.actor)
    if (payment.clientSecret === null) return { ...payment, tier }
    const { clientSecret, paymentIntentId, customerId, summary } = payment
    return { clientSecret, paymentIntentId, customerId, summary, tier, publishableKey }
  })
}

const askedWithin =
  ({ sql }: Pick<MembershipRouteParts, 'sql'>, limits: MembershipLimits) =>
  async (
    { req, principal, now }: Pick<Call, 'req' | 'principal' | 'now'>,
    tierId: string | null,
  ): Promise<AskedCheckout> => {
    const accountId = principal?.id
    await countBuyer(limits, { accountId })
    if (accountId !== undefined) await assertNothingWaits(sql, { accountId, now })
    const browserId = await browserIdOf(req)
    return { tierId, browserId, accountId: accountId ?? null, ipAddress: req.ip }
  }

function creditRoute(route: Route, parts: MembershipRouteParts, limits: MembershipLimits): void {
  const asked = askedWithin(parts, limits)
  const answerBuyer = createCheckoutAnswer(parts)
  route(payWithCredit, { who: signedIn, limit: limits.checkouts }, async (call) => {
    const { req, actor } = call
    const checkoutId = await parts.spendCredit(await asked(call, call.body.tierId), actor)
    return answerBuyer(await parts.completeCheckout(checkoutId, actor), req, actor)
  })
}

function successRoutes(route: Route, parts: MembershipRouteParts, limits: MembershipLimits): void {
  const shownCode = ownCodeCookie(parts)
  const complete = buyerCompleter(parts, limits)

  route(subscriptionSuccess, { who: anyone, limit: limits.checkouts }, (call) => {
    const { subscriptionId, customerId, email, username, referralCode } = call.body
    const ownCode = shownCode.of(call.req)
    const payment = { subscriptionId }
    return complete(call, { payment, customerId, email, username, referralCode, ownCode })
  })

  route(annualSubscriptionSuccess, { who: anyone, limit: limits.checkouts }, (call) => {
    const { paymentIntentId, customerId, email } = call.body
    return complete(call, { payment: { paymentIntentId }, customerId, email, username: null })
  })
}

/** Notes what a browser says of its buyer, completes their checkout, and answers who they are by now. */
function buyerCompleter(parts: MembershipRouteParts, limits: MembershipLimits) {
  const { commands, completeCheckout } = parts
  const answerBuyer = createCheckoutAnswer(parts)
  return async (
    { req, principal, actor }: Pick<Call, 'req' | 'principal' | 'actor'>,
    buyer: Omit<DescribeBuyer, 'browserId' | 'accountId'>,
  ) => {
    await countBuyer(limits, { accountId: principal?.id, email: buyer.email })
    const described = { ...buyer, browserId: req.session.browserId, accountId: principal?.id }
    const checkoutId = await commands.run(describeBuyer, described, actor)
    return answerBuyer(await completeCheckout(checkoutId, actor), req, actor)
  }
}
