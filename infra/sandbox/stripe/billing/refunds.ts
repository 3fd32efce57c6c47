import type { Charge } from '../objects/charge.ts'
import { type Dispute, newDispute, newRefund, type Refund, type RefundReason } from '../objects/refund.ts'
import { type Context, emit, update } from './context.ts'

/** Gives money back: `amount` in the smallest unit, at most what is left of the charge. */
export function refundCharge(
  context: Context,
  charge: Charge,
  fields: { amount: number; reason: RefundReason | null; metadata: Record<string, string> },
): Refund {
  const refund = newRefund(charge, fields, context.now)
  context.state.refunds.put(refund)
  const amount_refunded = charge.amount_refunded + fields.amount
  const changes = { amount_refunded, refunded: amount_refunded >= charge.amount }
  emit(context, 'refund.created', refund)
  update(context, context.state.charges, charge, changes, 'charge.refunded')
  return refund
}

/** The owner of the card takes the money back through the bank. */
export function disputeCharge(context: Context, charge: Charge): Dispute {
  const dispute = newDispute(charge, context.now)
  context.state.disputes.put(dispute)
  update(context, context.state.charges, charge, { disputed: true })
  emit(context, 'charge.dispute.created', dispute)
  return dispute
}

/** The bank decides a dispute: won for us, or lost, and the buyer keeps the money. Neither is a refund. */
export function closeDispute(context: Context, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  return update(context, context.state.disputes, dispute, { status: outcome }, 'charge.dispute.closed')
}

/** The charge that paid a payment intent. */
export function paidCharge({ state }: Context, paymentIntent: string): Charge | undefined {
  return state.charges.where('payment_intent', paymentIntent).find((charge) => charge.paid)
}
