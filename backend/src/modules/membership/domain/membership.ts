import type { MembershipStatus } from '@meridian/contracts/values/access'
import type { MembershipTier } from '@meridian/contracts/values/tiers'

/** A person's membership. */
export interface MembershipState {
  accountId: string
  status: MembershipStatus
  tier: MembershipTier
  yearlyPriceCents: number
  gracePeriodEnd: Date | null
  paymentFailureCount: number
  /** When the loss of access was acted upon; null while there is access, or there never was any. */
  accessEndedAt: Date | null
  currentPeriodEnd: Date | null
  /** When it ends by the member's own wish; null while it renews. */
  cancelAt: Date | null
  /** The invoices of payments that went back, or are asked back by the bank. */
  refundedInvoiceId: string | null
  disputedInvoiceId: string | null
  stripeCustomerId: string | null
  stripeSubscriptionId: string | null
}
