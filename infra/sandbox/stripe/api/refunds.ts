import { z } from 'zod'
import type { Context } from '../billing/context.ts'
import { paidCharge, refundCharge } from '../billing/refunds.ts'
import type { Charge } from '../objects/charge.ts'
import { invalid } from './api-error.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find } from './find.ts'
import { listPage } from './list.ts'
import { expand, listing, mergeMetadata, metadata, positive } from './params.ts'

const create = defineEndpoint({
  method: 'post',
  path: '/refunds',
  params: z.strictObject({
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
    amount: positive.optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata: metadata.optional(),
    expand,
  }),
  run(context, params) {
    const charge = chargeOf(context, params)
    assertRefundable(charge)
    const left = charge.amount - charge.amount_refunded
    const amount = params.amount ?? left
    if (left === 0)
      throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
    if (amount < 1 || amount > left)
      throw invalid(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        'amount',
      )
    if (context.state.account.get('account')?.overdrawn)
      throw invalid('Insufficient funds in your Stripe balance to refund this amount.')
    return refundCharge(context, charge, {
      amount,
      reason: params.reason ?? null,
      metadata: mergeMetadata({}, params.metadata),
    })
  },
})

function assertRefundable({ id, paid, disputed }: Charge): void {
  if (!paid) throw invalid(`Charge ${id} was not successful and cannot be refunded.`, 'charge')
  if (disputed)
    throw invalid(`Charge ${id} has been charged back; cannot issue a refund.`, undefined, 'charge_disputed')
}

function chargeOf(
  context: Context,
  params: { charge?: string | undefined; payment_intent?: string | undefined },
): Charge {
  if (params.charge !== undefined) return find(context.state.charges, 'charge', params.charge, 'charge')
  if (params.payment_intent === undefined)
    throw invalid('One of the following params should be provided: charge, payment_intent.')
  find(context.state.paymentIntents, 'payment_intent', params.payment_intent, 'payment_intent')
  const charge = paidCharge(context, params.payment_intent)
  if (charge) return charge
  throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent')
}

const retrieve = defineEndpoint({
  method: 'get',
  path: '/refunds/:id',
  params: z.strictObject({ expand }),
  run: ({ state }, _, id) => find(state.refunds, 'refund', id),
})

const list = defineEndpoint({
  method: 'get',
  path: '/refunds',
  params: z.strictObject({
    ...listing,
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
  }),
  run({ state }, { charge, payment_intent: intent, ...page }) {
    const matching = state.refunds
      .all()
      .filter((refund) => charge === undefined || refund.charge === charge)
      .filter((refund) => intent === undefined || refund.payment_intent === intent)
    return listPage(matching, page, '/v1/refunds')
  },
})

export const REFUND_ENDPOINTS = [create, retrieve, list]
