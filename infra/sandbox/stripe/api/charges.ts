import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'
import { find } from './find.ts'
import { listPage } from './list.ts'
import { expand, listing } from './params.ts'

const retrieve = defineEndpoint({
  method: 'get',
  path: '/charges/:id',
  params: z.strictObject({ expand }),
  run: ({ state }, _, id) => find(state.charges, 'charge', id),
})

const list = defineEndpoint({
  method: 'get',
  path: '/charges',
  params: z.strictObject({
    ...listing,
    customer: z.string().optional(),
    payment_intent: z.string().optional(),
  }),
  run({ state }, { customer, payment_intent: intent, ...page }) {
    if (customer !== undefined) find(state.customers, 'customer', customer, 'customer')
    const all = intent === undefined ? state.charges.all() : state.charges.where('payment_intent', intent)
    const matching = all.filter((charge) => customer === undefined || charge.customer === customer)
    return listPage(matching, page, '/v1/charges')
  },
})

export const CHARGE_ENDPOINTS = [retrieve, list]
