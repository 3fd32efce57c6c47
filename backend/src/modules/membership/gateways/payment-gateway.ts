import type { OrderSummary } from '@meridian/contracts/http/membership/payment-setup'
import type { Tier } from '@meridian/contracts/values/tiers'
import type { BillingSnapshot } from '../domain/billing.ts'

export interface Order {
  /** Makes asking twice harmless: the same checkout is the same subscription. */
  checkoutId: string
  tier: Tier
  tierName: string
  yearlyPriceCents: number
  /** The customer of a member who comes back; null makes a new one. */
  customerId: string | null
  /** Where the buyer is, for the tax. */
  ipAddress: string | undefined
}

/** A payment that waits for the buyer's card. Amounts in the currency's smallest unit. */
export interface PreparedPayment {
  customerId: string
  subscriptionId: string
  paymentIntentId: string
  clientSecret: string
  summary: OrderSummary
}

/** A credit of the customer would pay for everything. Nothing has begun: it is spent when its owner says so. */
export interface CreditOffer {
  customerId: string
  clientSecret: null
  summary: OrderSummary
}

/** A subscription that is paid, by a credit of the customer or past our form: there is nothing to ask a card for. */
export interface AlreadyPaid {
  customerId: string
  subscriptionId: string
  paymentIntentId: null
  clientSecret: null
}

/**
 * The payment provider, as this module needs it. Every call throws a DomainError `payments-unavailable` when the
 * provider cannot be reached or answers nonsense; the first two throw `bad-gateway` when something that we made there
 * is missing.
 */
export interface PaymentGateway {
  /** What a credit of the customer would pay for entirely; undefined where a card is needed. Begins nothing. */
  offerCredit(order: Order): Promise<CreditOffer | undefined>
  /** Prepares a yearly subscription whose first payment is open, unless a credit has paid for it. */
  prepare(order: Order): Promise<PreparedPayment | AlreadyPaid>
  /** The payment that was prepared before, or that it is paid; undefined once it can no longer be, or is gone. */
  resume(subscriptionId: string): Promise<PreparedPayment | AlreadyPaid | undefined>
  /** Whose charge it is; null when it is nobody's. */
  customerOfCharge(chargeId: string): Promise<string | null>
  /** Everything that decides about the customer's membership now. Foreign subscriptions are left out. */
  read(customerId: string): Promise<BillingSnapshot>
}
