import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { PaymentPurpose, Subscription } from './billing.ts'
import type { MembershipState } from './membership.ts'

/** What there is to tell of money received, the earliest first; `told`: the invoices that were told of before. */
export function receipts(
  { accountId }: MembershipState,
  { payments }: Subscription,
  told: ReadonlySet<string>,
): DomainEvent[] {
  return payments
    .filter(({ invoiceId }) => !told.has(invoiceId))
    .toReversed()
    .map(({ paidAt, purpose, ...payment }) => ({
      type: 'membership.payment-received',
      payload: { accountId, ...payment, paidAt: paidAt.toISOString(), purpose: purposeToTell(purpose) },
    }))
}

function purposeToTell(purpose: PaymentPurpose | null) {
  return purpose?.kind === 'period' ? { ...purpose, until: purpose.until.toISOString() } : purpose
}
