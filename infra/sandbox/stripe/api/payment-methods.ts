import { z } from 'zod'
import { update } from '../billing/context.ts'
import { testCardNumber } from '../billing/test-cards.ts'
import { invalid } from './api-error.ts'
import { cardData, enterCard } from './card-data.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find, findCustomer } from './find.ts'
import { listPage } from './list.ts'
import { expand, listing } from './params.ts'

const retrieve = defineEndpoint({
  method: 'get',
  path: '/payment_methods/:id',
  params: z.strictObject({ expand }),
  run: ({ state }, _, id) => find(state.paymentMethods, 'PaymentMethod', id),
})

const attach = defineEndpoint({
  method: 'post',
  path: '/payment_methods/:id/attach',
  params: z.strictObject({ customer: z.string(), expand }),
  run(context, { customer }, id) {
    findCustomer(context.state, customer, 'customer')
    const number = testCardNumber(id)
    const method =
      number === undefined
        ? find(context.state.paymentMethods, 'PaymentMethod', id)
        : enterCard(context, {
            type: 'card',
            card: { number, exp_month: 12, exp_year: new Date(context.now * 1_000).getUTCFullYear() + 1 },
          })
    if (method.customer !== null && method.customer !== customer)
      throw invalid('This payment method is attached to another customer already.', 'customer')
    return update(context, context.state.paymentMethods, method, { customer }, 'payment_method.attached')
  },
})

const list = defineEndpoint({
  method: 'get',
  path: '/payment_methods',
  params: z.strictObject({ ...listing, customer: z.string(), type: z.literal('card').optional() }),
  run({ state }, { customer, type: _, ...page }) {
    findCustomer(state, customer, 'customer')
    return listPage(state.paymentMethods.where('customer', customer), page, '/v1/payment_methods')
  },
})

/** Keeps the schema of a typed card in one place with the call that a browser makes. */
const create = defineEndpoint({
  method: 'post',
  path: '/payment_methods',
  public: true,
  params: cardData.extend({ expand }),
  run: (context, params) => enterCard(context, params),
})

export const PAYMENT_METHOD_ENDPOINTS = [retrieve, attach, list, create]
