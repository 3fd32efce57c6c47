import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'
import { find } from './find.ts'
import { listPage } from './list.ts'
import { expand, listing } from './params.ts'

const retrieve = defineEndpoint({
  method: 'get',
  path: '/invoices/:id',
  params: z.strictObject({ expand }),
  run: ({ state }, _, id) => find(state.invoices, 'invoice', id),
})

const list = defineEndpoint({
  method: 'get',
  path: '/invoices',
  params: z.strictObject({
    ...listing,
    customer: z.string().optional(),
    subscription: z.string().optional(),
    status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  }),
  run({ state }, { customer, subscription, status, ...page }) {
    const all = customer === undefined ? state.invoices.all() : state.invoices.where('customer', customer)
    const matching = all
      .filter((invoice) => subscription === undefined || invoice._subscription === subscription)
      .filter((invoice) => status === undefined || invoice.status === status)
    return listPage(matching, page, '/v1/invoices')
  },
})

export const INVOICE_ENDPOINTS = [retrieve, list]
