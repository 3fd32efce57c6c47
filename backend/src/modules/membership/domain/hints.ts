const KINDS = ['customer.subscription.', 'charge.dispute.']

const TYPES = new Set([
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'customer.deleted',
])

/** True for a message of the provider after which a membership may have changed; any other is merely kept. */
export function isHint(type: string): boolean {
  return TYPES.has(type) || KINDS.some((kind) => type.startsWith(kind))
}
