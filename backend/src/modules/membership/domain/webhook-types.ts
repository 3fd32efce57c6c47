/** Types of messages after which a membership may have changed; a star stands for whatever follows. */
const HINTS = [
  'customer.subscription.*',
  'invoice.paid',
  'invoice.finalization_failed',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.dispute.*',
  'customer.deleted',
]

/** What the provider has to be asked to send. Some of the last kind tells of another card. */
export const ASKED_TYPES: readonly string[] = [...HINTS, 'customer.updated']

/** True for a message of the provider after which a membership may have changed; any other is merely kept. */
export function mayAffectMembership(type: string): boolean {
  return HINTS.some((hint) => (hint.endsWith('*') ? type.startsWith(hint.slice(0, -1)) : type === hint))
}

/** True for a message that has any effect here. */
export function isOfUse({ type, chosenCardId }: { type: string; chosenCardId: string | null }): boolean {
  return mayAffectMembership(type) || chosenCardId !== null
}
