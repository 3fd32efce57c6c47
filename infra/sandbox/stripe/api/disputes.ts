import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'
import { find } from './find.ts'
import { listPage } from './list.ts'
import { expand, listing } from './params.ts'

const retrieve = defineEndpoint({
  method: 'get',
  path: '/disputes/:id',
  params: z.strictObject({ expand }),
  run: ({ state }, _, id) => find(state.disputes, 'dispute', id),
})

const list = defineEndpoint({
  method: 'get',
  path: '/disputes',
  params: z.strictObject({
    ...listing,
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
  }),
  run({ state }, { charge, payment_intent: intent, ...page }) {
    const all = charge === undefined ? state.disputes.all() : state.disputes.where('charge', charge)
    const matching = all.filter((dispute) => intent === undefined || dispute.payment_intent === intent)
    return listPage(matching, page, '/v1/disputes')
  },
})

export const DISPUTE_ENDPOINTS = [retrieve, list]
