/** What is being bought: a chosen tier, or the annual membership at its fixed price. */
export type Order =
  | { readonly kind: 'tier'; readonly tierId: string; readonly referralCode: string | null }
  | { readonly kind: 'annual' }

const REFERRAL_CODE_MAX_LENGTH = 40

/** The order behind `/checkout/:tier`; `search` is the address's query, which may carry a referral code. */
export function tierOrder(tierId: string, search: string): Order {
  const code = new URLSearchParams(search).get('ref')?.trim() ?? ''
  return { kind: 'tier', tierId, referralCode: code.slice(0, REFERRAL_CODE_MAX_LENGTH) || null }
}

/** Names an order in this browser's storage: two tiers are two orders, two visits of one tier are one. */
export function orderName(order: Order): string {
  return order.kind === 'annual' ? 'annual' : `tier:${order.tierId}`
}
