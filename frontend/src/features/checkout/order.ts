/** What is being bought: a chosen tier, or the annual membership at its fixed price. */
export type Order =
  | { readonly kind: 'tier'; readonly tierId: string; readonly referralCode: string | null }
  | { readonly kind: 'annual' }

/** The order behind `/checkout/:tier`, with a member's referral code or with none. */
export function tierOrder(tierId: string, referralCode: string | null): Order {
  return { kind: 'tier', tierId, referralCode }
}

/** Names an order in this browser's storage: two tiers are two orders, two visits of one tier are one. */
export function orderName(order: Order): string {
  return order.kind === 'annual' ? 'annual' : `tier:${order.tierId}`
}
