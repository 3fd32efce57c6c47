import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { Subscription } from '../domain/billing.ts'
import { returns } from '../domain/changes.ts'
import type { Membership } from '../persistence/membership-schema.ts'

/**
 * Notes what became of the money of a subscription that somebody had before a membership was given to them. It changes
 * nothing about the gift. Returns what to tell.
 */
export function convergeFormer(gift: Membership, subscription: Subscription): DomainEvent[] {
  const { accountId, disputes: known } = gift
  const before = { refundedInvoiceId: gift.refundedInvoiceId ?? null, disputes: known }
  const { refund, disputes } = subscription
  const after = { refundedInvoiceId: refund?.invoiceId ?? null, disputes }
  Object.assign(gift, after)
  return returns(before, { accountId, ...after }, subscription)
}
