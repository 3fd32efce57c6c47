import type { Tier } from '@meridian/contracts/values/tiers'

/** What the payment provider says about one of our subscriptions, at one moment. */
export interface Subscription {
  id: string
  customerId: string
  /** The checkout that it was begun for, by its own account; null where it names none. */
  checkoutId: string | null
  /**
   * unpaid: the provider has given up collecting the last invoice, of whatever kind, and collects nothing more until
   * that is paid.
   */
  state: 'incomplete' | 'active' | 'past-due' | 'unpaid' | 'ended'
  tier: Tier
  yearlyPriceCents: number
  currentPeriodEnd: Date
  /** When it ended; null while it goes on. */
  endedAt: Date | null
  /** The renewal that is not paid, including one that was written off; null when nothing is owed. */
  openInvoice: OpenInvoice | null
  /** The end of the newest period that is paid; null where none is known to be. */
  paidUntil: Date | null
  /** An invoice that the provider could not finalise, so that nobody is asked to pay it; null for most. */
  stuckInvoiceId: string | null
  /** The provider has stopped calculating tax by itself, and bills without it. */
  taxStopped: boolean
  /** When a cancellation takes effect; null while it renews. */
  cancelAt: Date | null
  /** The invoices that are paid, the newest first; those of years ago may be missing. */
  payments: readonly Payment[]
  /**
   * The payment of the present period, when all that was paid since it began went back: see `refundOf`; null otherwise.
   */
  refund: { invoiceId: string; at: Date } | null
  /**
   * The payments of the present period, including those for changes of plan, that the cardholder had the bank take
   * back.
   */
  disputes: readonly Dispute[]
  /** From the first payment: to whom the receipt goes. */
  payerEmail: string | null
}

/** A subscription as a list of all of them shows it; of its invoices, only what the latest was for. */
export interface ListedSubscription
  extends Pick<
    Subscription,
    | 'id'
    | 'customerId'
    | 'checkoutId'
    | 'state'
    | 'tier'
    | 'yearlyPriceCents'
    | 'currentPeriodEnd'
    | 'cancelAt'
  > {
  /** The latest invoice is for a change of plan, so that the state does not tell whether the period is paid. */
  changedPlanLast: boolean
}

export interface Dispute {
  invoiceId: string
  /** True once the bank has decided in the cardholder's favour. */
  lost: boolean
}

export interface Payment {
  invoiceId: string
  /** In the currency's smallest unit, like the tax that is part of it. */
  amount: number
  tax: number
  /** What the invoice came to before any credit; a negative amount is added to the credit. */
  total: number
  currency: string
  paidAt: Date
  purpose: PaymentPurpose | null
}

/** What a payment is for: a period, until that moment, or a change of plan. The provider's staff may bill other things. */
export type PaymentPurpose = { kind: 'period'; until: Date } | { kind: 'plan-change' }

/** An amount of money, in the currency's smallest unit. */
export interface Money {
  amount: number
  currency: string
}

export interface OpenInvoice {
  id: string
  /** What is left to pay. */
  due: Money
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
