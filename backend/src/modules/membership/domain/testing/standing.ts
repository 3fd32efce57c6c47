import type { Subscription } from '../billing.ts'
import type { MembershipState } from '../membership.ts'

/** A member whose payments are in order, and whose period ends then. */
export const memberUntil = (currentPeriodEnd: Date): MembershipState => ({
  accountId: '0b8f6a3e-4f64-4c1c-9a51-3f6f0f3c9d11',
  status: 'active',
  tier: 'pro',
  yearlyPriceCents: 49_900,
  gracePeriodEnd: null,
  paymentFailureCount: 0,
  accessEndedAt: null,
  currentPeriodEnd,
  paidUntil: null,
  stuckInvoiceId: null,
  taxStopped: false,
  cancelAt: null,
  refundedInvoiceId: null,
  disputes: [],
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
})

/** The subscription of that member, but for what is said otherwise. */
export const subscriptionUntil = (
  currentPeriodEnd: Date,
  change: Partial<Subscription> = {},
): Subscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  state: 'active',
  tier: 'pro',
  yearlyPriceCents: 49_900,
  currentPeriodEnd,
  endedAt: null,
  openInvoice: null,
  paidUntil: null,
  stuckInvoiceId: null,
  taxStopped: false,
  cancelAt: null,
  payments: [],
  refund: null,
  disputes: [],
  checkoutId: null,
  payerEmail: null,
  ...change,
})
