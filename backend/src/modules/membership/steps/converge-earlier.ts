import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { Subscription } from '../domain/billing.ts'
import { disputesBetween } from '../domain/changes.ts'
import type { Checkout } from '../persistence/checkout-schema.ts'

/**
 * Somebody has left this subscription for another one, and it is nobody's second one; but banks set deadlines for its
 * disputes all the same. Returns what to tell. To be called after what else remembers disputes: it tells none twice.
 */
export function convergeEarlier(checkout: Checkout, { id, disputes }: Subscription): DomainEvent[] {
  const { memberId: accountId, state } = checkout
  if (state !== 'completed' || !accountId) return []
  // No membership ends by it, so even the loss of a whole period is told of as a lost dispute.
  const told = disputesBetween(checkout, { accountId, refundedInvoiceId: null, disputes }, id)
  checkout.disputes = disputes
  return told
}
