import type { Tier } from '@meridian/contracts/values/tiers'

/** What the payment provider says about one of our subscriptions, at one moment. */
export interface Subscription {
  id: string
  customerId: string
  state: 'incomplete' | 'active' | 'past-due' | 'ended'
  tier: Tier
  yearlyPriceCents: number
  currentPeriodEnd: Date
  /** When it ended; null while it goes on. */
  endedAt: Date | null
  /** The renewal that is not paid; null when nothing is owed. */
  openInvoice: OpenInvoice | null
  /** From the first payment: to whom the receipt goes. */
  payerEmail: string | null
}

export interface OpenInvoice {
  id: string
  /** How often collecting it was tried, as the provider counts. */
  attemptCount: number
  /** When the attempts failed, the earliest first; at least one. */
  failedAt: readonly Date[]
}

/** Everything of one customer that decides about a membership. */
export interface BillingSnapshot {
  customerId: string
  subscriptions: readonly Subscription[]
}
