import { CheckoutSchema } from './persistence/checkout-schema.ts'
import { ClaimSchema } from './persistence/claim-schema.ts'
import { MembershipSchema } from './persistence/membership-schema.ts'
import { PaymentSchema } from './persistence/payment-schema.ts'
import { ReferralCodeSchema, ReferralSchema } from './persistence/referral-schema.ts'
import { SecondSubscriptionSchema } from './persistence/second-subscription-schema.ts'
import { TierSchema } from './persistence/tier-schema.ts'
import { referrers } from './projections/referrers.ts'

export { createBillingSync } from './billing-sync.ts'
export { createCheckoutCompletion } from './checkout-completion.ts'
export { createCreditSpending } from './checkout-credit.ts'
export { createCheckoutSetup } from './checkout-setup.ts'
export { createClaiming } from './claiming.ts'
export { activateMembership } from './commands/activate-membership.ts'
export { announceComplimentaryEnds } from './commands/announce-complimentary-ends.ts'
export { announceRenewals } from './commands/announce-renewals.ts'
export { creditReferral } from './commands/credit-referral.ts'
export { describeBuyer } from './commands/describe-buyer.ts'
export { endComplimentaryOfLeaver } from './commands/end-complimentary-of-leaver.ts'
export { endExpiredComplimentary } from './commands/end-expired-complimentary.ts'
export { forgetMember } from './commands/forget-member.ts'
export { giveReferralCode } from './commands/give-referral-code.ts'
export { giveUpClaims } from './commands/give-up-claims.ts'
export { nameReferral } from './commands/name-referral.ts'
export { offerClaim } from './commands/offer-claim.ts'
export { setUpTiers } from './commands/set-up-tiers.ts'
export { withdrawReferral } from './commands/withdraw-referral.ts'
export { newlyLeft } from './domain/reconcile.ts'
export { mayAffectMembership } from './domain/webhook-types.ts'
export type { BuyerAccounts } from './gateways/buyer-accounts.ts'
export { createStripeBillingGateway } from './gateways/stripe-billing-gateway.ts'
export { createStripePaymentGateway } from './gateways/stripe-payment-gateway.ts'
export { createStripeProbe } from './gateways/stripe-probe.ts'
export { createStripeReconciliationGateway } from './gateways/stripe-reconciliation-gateway.ts'
export { createGraceSweep } from './grace-sweep.ts'
export { membershipRoutes } from './http.ts'
export { membershipRecords } from './personal-records.ts'
export { findComplimentary } from './queries/find-complimentary.ts'
export { findCustomerId } from './queries/find-customer-id.ts'
export { getBilling } from './queries/get-billing.ts'
export { getCheckout } from './queries/get-checkout.ts'
export { getReferralParties } from './queries/get-referral-parties.ts'
export { listFindingsBefore } from './queries/list-findings-before.ts'
export { listMemberIds } from './queries/list-member-ids.ts'
export { listOpenPayments } from './queries/list-open-payments.ts'
export { listOwnSubscriptions } from './queries/list-own-subscriptions.ts'
export { listPricedTiers } from './queries/list-priced-tiers.ts'
export { createReconciliation } from './reconciliation.ts'
export { settlementFor } from './settlement-for.ts'
export { CLAIM_LINK } from './token-purposes.ts'
export { STRIPE_SIGNATURE, STRIPE_WEBHOOK, stripeWebhook } from './webhook.ts'

export const membershipEntities = [
  CheckoutSchema,
  ClaimSchema,
  MembershipSchema,
  PaymentSchema,
  ReferralCodeSchema,
  ReferralSchema,
  SecondSubscriptionSchema,
  TierSchema,
]

export const membershipProjections = [referrers]
