import type { RequestHandler, Router } from 'express'
import { z } from 'zod'
import { ControlError } from '../control/parse-control.ts'
import type { Context } from './billing/context.ts'
import { closeDispute, disputeCharge, paidCharge, refundCharge } from './billing/refunds.ts'
import type { Charge } from './objects/charge.ts'
import type { Dispute } from './objects/refund.ts'
import type { State } from './state.ts'

/** Lets something happen, as the body says that was parsed by a schema. */
export type Acting = <T>(schema: z.ZodType<T>, act: (context: Context, body: T) => object) => RequestHandler

const ofPayment = z.strictObject({ paymentIntentId: z.string(), amount: z.int().min(1).optional() })
const decision = z.strictObject({ paymentIntentId: z.string(), outcome: z.enum(['won', 'lost']) })
const ofAccount = z.strictObject({ overdrawn: z.boolean() })

/** What can happen to money that came: it goes back, or a bank claims it, or there is none to give back. */
export function moneyControl(router: Router, acting: Acting, state: State): void {
  router.post(
    '/refund',
    acting(ofPayment, (context, body) => refund(context, body)),
  )
  router.post(
    '/dispute',
    acting(ofPayment, (context, body) => disputeCharge(context, chargeOf(context, body.paymentIntentId))),
  )
  router.post(
    '/close-dispute',
    acting(decision, (context, { paymentIntentId, outcome }) =>
      closeDispute(context, openDisputeOf(state, paymentIntentId), outcome),
    ),
  )
  router.post(
    '/account',
    acting(ofAccount, (_, { overdrawn }) => {
      state.account.put({ id: 'account', overdrawn })
      return { overdrawn }
    }),
  )
}

function chargeOf(context: Context, paymentIntentId: string): Charge {
  const charge = paidCharge(context, paymentIntentId)
  if (!charge) throw new ControlError(`paymentIntentId: nothing was paid by ${paymentIntentId}`)
  if (charge.disputed)
    throw new ControlError(
      `paymentIntentId: the bank holds the money of ${paymentIntentId}, which is disputed`,
    )
  return charge
}

function openDisputeOf(state: State, paymentIntentId: string): Dispute {
  const disputes = state.disputes.where('payment_intent', paymentIntentId)
  const open = disputes.find(({ status }) => status === 'needs_response')
  if (!open) throw new ControlError(`paymentIntentId: no dispute about ${paymentIntentId} is open`)
  return open
}

function refund(context: Context, { paymentIntentId, amount }: z.output<typeof ofPayment>): object {
  const charge = chargeOf(context, paymentIntentId)
  const left = charge.amount - charge.amount_refunded
  if (left === 0 || (amount ?? left) > left)
    throw new ControlError(`amount: ${left} cents of ${paymentIntentId} are left to refund`)
  return refundCharge(context, charge, {
    amount: amount ?? left,
    reason: 'requested_by_customer',
    metadata: {},
  })
}
