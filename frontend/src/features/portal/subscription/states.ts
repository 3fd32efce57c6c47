import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import type { BadgeVariant } from '../../../ui/badge.tsx'

interface Look {
  readonly label: string
  readonly variant: BadgeVariant
}

/** The states of an invoice in words. */
const INVOICE_LOOKS: Record<SubscriptionDetails['invoices'][number]['status'], Look> = {
  open: { label: 'Open', variant: 'destructive' },
  paid: { label: 'Paid', variant: 'good' },
  void: { label: 'Void', variant: 'secondary' },
  other: { label: 'Not collected', variant: 'secondary' },
}

const CREDITED: Look = { label: 'Credited', variant: 'secondary' }

/** The state of one invoice. Nothing was paid for one that gives something back. */
export function invoiceLook({
  status,
  total,
}: Pick<SubscriptionDetails['invoices'][number], 'status' | 'total'>): Look {
  return total < 0 && status === 'paid' ? CREDITED : INVOICE_LOOKS[status]
}

/** What became of a payment, in words. */
const PAYMENT_LOOKS: Record<SubscriptionDetails['payments'][number]['outcome'], Look> = {
  paid: { label: 'Paid', variant: 'good' },
  failed: { label: 'Failed', variant: 'destructive' },
  refunded: { label: 'Refunded', variant: 'secondary' },
  disputed: { label: 'Disputed', variant: 'destructive' },
  'charged-back': { label: 'Charged back', variant: 'secondary' },
}

const PARTLY_REFUNDED: Look = { label: 'Partly refunded', variant: 'secondary' }

/** The state of one payment. One of which a part was refunded stands all the same. */
export function paymentLook({
  outcome,
  refunded,
}: Pick<SubscriptionDetails['payments'][number], 'outcome' | 'refunded'>): Look {
  return outcome === 'paid' && refunded > 0 ? PARTLY_REFUNDED : PAYMENT_LOOKS[outcome]
}
