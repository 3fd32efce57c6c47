import { z } from 'zod'
import { update } from '../billing/context.ts'
import { newBalanceTransaction } from '../objects/balance-transaction.ts'
import { invalid } from './api-error.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find, findCustomer } from './find.ts'
import { listPage } from './list.ts'
import { expand, integer, listing, mergeMetadata, metadata, text } from './params.ts'

const path = '/customers/:id/balance_transactions'

const create = defineEndpoint({
  method: 'post',
  path,
  params: z.strictObject({
    amount: integer,
    currency: z.string(),
    description: text.optional(),
    metadata: metadata.optional(),
    expand,
  }),
  run(context, { amount, currency, description = null, metadata: given }, id) {
    const customer = findCustomer(context.state, id)
    if (customer.currency && customer.currency !== currency)
      throw invalid(`The customer's balance is in ${customer.currency}, not in ${currency}.`, 'currency')
    const fields = { amount, currency, description, metadata: mergeMetadata({}, given) }
    const made = newBalanceTransaction(customer, fields, context.now)
    context.state.balanceTransactions.put(made)
    const changes = { balance: made.ending_balance, currency }
    update(context, context.state.customers, customer, changes, 'customer.updated')
    return made
  },
})

/** Those made by hand alone: what invoices do to a balance, they say themselves. */
const list = defineEndpoint({
  method: 'get',
  path,
  params: z.strictObject(listing),
  run({ state }, page, id) {
    find(state.customers, 'customer', id)
    const matching = state.balanceTransactions.where('customer', id)
    return listPage(matching, page, `/v1/customers/${id}/balance_transactions`)
  },
})

export const BALANCE_TRANSACTION_ENDPOINTS = [create, list]
