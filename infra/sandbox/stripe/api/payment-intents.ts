import { z } from 'zod'
import { type Context, update, visible } from '../billing/context.ts'
import { attemptPayment, failAuthentication } from '../billing/payments.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { ApiError, invalid, refused, unexpectedState } from './api-error.ts'
import { cardData, enterCard } from './card-data.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find } from './find.ts'
import { listPage } from './list.ts'
import { expand, listing } from './params.ts'

const secret = { client_secret: z.string().optional() }

const retrieve = defineEndpoint({
  method: 'get',
  path: '/payment_intents/:id',
  public: true,
  params: z.strictObject({ ...secret, expand }),
  run: ({ state }, params, id) => intentFor(state.paymentIntents.get(id), params, id),
})

/** Whoever leaves the bank's question unanswered, as by a reload, may pay with another card. */
const CONFIRMABLE: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])

const confirm = defineEndpoint({
  method: 'post',
  path: '/payment_intents/:id/confirm',
  public: true,
  params: z.strictObject({
    ...secret,
    payment_method: z.string().optional(),
    payment_method_data: cardData.optional(),
    receipt_email: z.string().optional(),
    return_url: z.string().optional(),
    use_stripe_sdk: z.string().optional(),
    off_session: z.string().optional(),
    expand,
  }),
  run(context, params, id) {
    const intent = intentFor(context.state.paymentIntents.get(id), params, id)
    if (!CONFIRMABLE.has(intent.status)) throw unexpectedState(intent, visible(intent))
    const method = methodFor(context, params)
    const email = params.receipt_email ?? intent.receipt_email
    const told = update(context, context.state.paymentIntents, intent, { receipt_email: email })
    return answer(attemptPayment(context, told, method, { onSession: true, authenticated: false }))
  },
})

/** The browser's report of how the bank's check ended; the real provider has an address of its own for it. */
const verify = defineEndpoint({
  method: 'post',
  path: '/payment_intents/:id/verify_challenge',
  public: true,
  params: z.strictObject({ ...secret, outcome: z.enum(['authenticated', 'failed']) }),
  run(context, params, id) {
    const intent = intentFor(context.state.paymentIntents.get(id), params, id)
    if (intent.status !== 'requires_action' || intent.payment_method === null)
      throw unexpectedState(intent, visible(intent))
    const method = find(context.state.paymentMethods, 'PaymentMethod', intent.payment_method)
    if (params.outcome === 'failed') return answer(failAuthentication(context, intent, method))
    return answer(attemptPayment(context, intent, method, { onSession: true, authenticated: true }))
  },
})

const list = defineEndpoint({
  method: 'get',
  path: '/payment_intents',
  params: z.strictObject({ ...listing, customer: z.string().optional() }),
  run({ state }, { customer, ...page }) {
    const all =
      customer === undefined ? state.paymentIntents.all() : state.paymentIntents.where('customer', customer)
    return listPage(all, page, '/v1/payment_intents')
  },
})

/** @throws ApiError for an unknown intent, or a secret that is not its own */
function intentFor(
  intent: PaymentIntent | undefined,
  { client_secret: given }: { client_secret?: string | undefined },
  id: string,
): PaymentIntent {
  if (intent === undefined)
    throw new ApiError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such payment_intent: '${id}'`,
      param: 'intent',
    })
  if (given !== undefined && given !== intent.client_secret)
    throw invalid(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      'client_secret',
      'payment_intent_invalid_parameter',
    )
  return intent
}

function methodFor(
  context: Context,
  params: {
    payment_method?: string | undefined
    payment_method_data?: z.output<typeof cardData> | undefined
  },
): PaymentMethod {
  if (params.payment_method_data) return enterCard(context, params.payment_method_data)
  if (params.payment_method === undefined)
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
      'payment_method',
      'parameter_missing',
    )
  return find(context.state.paymentMethods, 'PaymentMethod', params.payment_method, 'payment_method')
}

/** A declined payment is answered as an error, and stays as it is. */
function answer(intent: PaymentIntent): object {
  if (intent.last_payment_error === null) return intent
  return refused(intent.last_payment_error, visible(intent))
}

export const PAYMENT_INTENT_ENDPOINTS = [retrieve, confirm, verify, list]
