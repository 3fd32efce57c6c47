import type { MembershipStatus } from '@meridian/contracts/values/access'
import type { MembershipTier } from '@meridian/contracts/values/tiers'
import type { Dispute } from './billing.ts'

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
  /** Until when a period is paid; null where that is not known. */
  paidUntil: Date | null
  /** The invoice that staff were told of last, because nobody is asked to pay it. */
  stuckInvoiceId: string | null
  /** Staff were told that the provider calculates no tax any more. */
  taxStopped: boolean
  /** The invoice of the period whose payment went back. */
  refundedInvoiceId: string | null
  disputes: readonly Dispute[]
  stripeCustomerId: string | null
  stripeSubscriptionId: string | null
}
