import type { Subscription } from './billing.ts'

/**
 * begun: the card form is shown. paid: the first payment stands. completed: somebody is a member by it.
 * claimable: it waits for the owner of a known e-mail. expired: it can no longer be paid, or what was paid goes back to
 * the buyer before anybody was a member by it.
 */
export const CHECKOUT_STATES = ['begun', 'paid', 'completed', 'claimable', 'expired'] as const

export type CheckoutState = (typeof CHECKOUT_STATES)[number]

const REUSABLE_FOR_MS = 20 * 60 * 60 * 1_000

/** True while the payment of an earlier visit can be offered again; the provider gives up unpaid ones after 23 h. */
export function isReusable(checkout: { state: CheckoutState; begunAt: Date }, now: Date): boolean {
  return checkout.state === 'begun' && now.getTime() - checkout.begunAt.getTime() < REUSABLE_FOR_MS
}

/**
 * Whether a checkout is that of whoever asks: in the browser that began it, or in any that the person who began it
 * signed in is signed in to.
 */
export function isOwn(
  checkout: { browserId: string; accountId?: string | null | undefined },
  asking: { browserId: string | undefined; accountId: string | undefined },
): boolean {
  if (checkout.browserId === asking.browserId) return true
  return asking.accountId !== undefined && checkout.accountId === asking.accountId
}

/** Longer than the provider takes to begin a subscription, however slow it is. */
const CREDIT_HELD_FOR_MS = 5 * 60 * 1_000

/** A credit that was committed after this is still on its way to that checkout, unless it has arrived. */
export function creditHeldSince(now: Date): Date {
  return new Date(now.getTime() - CREDIT_HELD_FOR_MS)
}

/** True when the first payment of a subscription came, however old the news is, and whatever came after it. */
export function isPaid({ state, payments }: Pick<Subscription, 'state' | 'payments'>): boolean {
  return state === 'active' || state === 'past-due' || payments.length > 0
}
