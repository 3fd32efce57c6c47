import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import type { Tier } from '@meridian/contracts/values/tiers'

/** A tier as it is sold. */
export interface PricedTier {
  tier: Tier
  tierName: string
  yearlyPriceCents: number
}

/** What a member may do at the provider's own pages. */
export type PortalPurpose =
  | { kind: 'overview' | 'invoices' | 'payment-method' }
  | { kind: 'plan' | 'cancel'; subscriptionId: string }
  | { kind: 'change'; subscriptionId: string; to: PricedTier }

/** What somebody has paid for the newest period of a subscription, in the currency's smallest unit. */
export interface PaidPeriod {
  tier: Tier
  amount: number
  currency: string
}

/** A member's subscription, and as whom they pay for it. */
export interface BilledMember {
  customerId: string
  /** As whom they have paid before. */
  otherCustomerIds: readonly string[]
  subscriptionId: string
}

/** A card that a customer has chosen to be charged. */
export interface ChosenCard {
  customerId: string
  cardId: string
  /** The message that told of it: what it says is tried once. */
  choiceId: string
}

/** What changing the plan now would cost, in the currency's smallest unit. */
export interface PlanChangeCost {
  currency: string
  /** Given back for the rest of the present plan; zero or negative. */
  credit: number
  tax: number
  /** What the customer's balance pays of it; negative where an amount owed from before is added. */
  fromBalance: number
  /** What is charged on top of that; a negative amount is added to the balance. */
  dueNow: number
}

/** What members may see and do about their billing. Every call throws a DomainError `payments-unavailable` when the
 * provider cannot be reached. */
export interface BillingGateway {
  /** Everything about one subscription, with all that the member has paid; the tier's name is the caller's to add. */
  describe(member: BilledMember): Promise<Omit<SubscriptionDetails, 'tier'>>
  /** An address at the provider for this customer alone, which leads back to `returnUrl`. */
  portalUrl(customerId: string, purpose: PortalPurpose, offered: readonly PricedTier[]): Promise<string>
  previewChange(
    subscription: { customerId: string; subscriptionId: string },
    to: PricedTier,
  ): Promise<PlanChangeCost>
  /** Creates the tier's present price there, and names the product after the tier. Old prices stay. */
  offer(tier: PricedTier): Promise<void>
  /** Has receipts and reminders sent to another address. */
  changeEmail(customerId: string, email: string): Promise<void>
  /**
   * Charges to the card from now on, unless another one was chosen since, and tries once to pay with it what is due.
   * Whether that worked is told by the provider's messages.
   */
  chargeChosenCard(chosen: ChosenCard): Promise<void>
  /** Ends a subscription at once. One that has ended stays as it is. */
  cancel(subscriptionId: string): Promise<void>
  /**
   * Ends a subscription at once, provided that the newest whole period that was paid is that of this invoice, and
   * everything paid for it went back.
   */
  cancelRefunded(subscriptionId: string, invoiceId: string): Promise<void>
  /**
   * Ends a subscription whose first payment is still open, so that it can no longer be paid. One that was paid goes on.
   */
  cancelUnpaid(subscriptionId: string): Promise<void>
  /**
   * Makes what is owed for a subscription that has ended impossible to pay, and gives back what was paid for it since
   * the end. One that goes on stays as it is.
   */
  closeBills(subscriptionId: string): Promise<void>
  /**
   * What the newest whole period that was paid cost, with the changes of plan paid for since; null where nothing of
   * ours was.
   */
  newestPeriod(subscriptionId: string): Promise<PaidPeriod | null>
  /**
   * Ends a subscription that made nobody a member at once, and gives back all that was paid for it, earlier years
   * included. What a credit has paid, or a bank holds because of a dispute, stays; asking again changes nothing.
   */
  cancelAndRefund(subscriptionId: string): Promise<void>
  /**
   * Ends a second subscription, and gives back first what its newest period cost, where that was paid for a time after it
   * was found. Returns how much of that has gone back; null where nothing was paid for that time. Asking again changes
   * nothing. Throws `conflict`, and ends nothing, when something was paid and cannot be given back.
   */
  endSecond(subscriptionId: string, foundAt: Date): Promise<{ amount: number; currency: string } | null>
  /**
   * Gives back what was paid for a subscription since then; asking again changes nothing. A bank keeps what is
   * disputed.
   */
  refundPaidSince(subscriptionId: string, since: Date): Promise<void>
}
