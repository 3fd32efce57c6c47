import { z } from 'zod'
import { emit, update } from '../billing/context.ts'
import { cancelSubscription, hasEnded } from '../billing/subscription-states.ts'
import { newCustomer } from '../objects/customer.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find, findCustomer } from './find.ts'
import { listPage } from './list.ts'
import { expand, listing, mergeMetadata, metadata, text } from './params.ts'

const address = z
  .strictObject({
    city: text.optional(),
    country: text.optional(),
    line1: text.optional(),
    line2: text.optional(),
    postal_code: text.optional(),
    state: text.optional(),
  })
  .transform((given) => ({
    city: given.city ?? null,
    country: given.country ?? null,
    line1: given.line1 ?? null,
    line2: given.line2 ?? null,
    postal_code: given.postal_code ?? null,
    state: given.state ?? null,
  }))

const fields = {
  email: text.optional(),
  name: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  address: address.optional(),
  tax: z.strictObject({ ip_address: text.optional(), validate_location: z.string().optional() }).optional(),
  metadata: metadata.optional(),
  expand,
}

const create = defineEndpoint({
  method: 'post',
  path: '/customers',
  params: z.strictObject({ ...fields, payment_method: z.string().optional() }),
  run(context, { tax, metadata: given, ...rest }) {
    const customer = newCustomer(
      { ...rest, taxIp: tax?.ip_address, metadata: mergeMetadata({}, given) },
      context.now,
    )
    context.state.customers.put(customer)
    emit(context, 'customer.created', customer)
    return customer
  },
})

const invoiceSettings = z.strictObject({ default_payment_method: text.optional() })

const change = defineEndpoint({
  method: 'post',
  path: '/customers/:id',
  params: z.strictObject({ ...fields, invoice_settings: invoiceSettings.optional() }),
  run(context, { tax, metadata: given, invoice_settings: settings, expand: _, ...rest }, id) {
    const customer = findCustomer(context.state, id)
    const method = settings?.default_payment_method
    if (method)
      find(context.state.paymentMethods, 'PaymentMethod', method, 'invoice_settings[default_payment_method]')
    const changes = {
      ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
      ...(tax?.ip_address !== undefined && { _taxIp: tax.ip_address }),
      metadata: mergeMetadata(customer.metadata, given),
      ...(method !== undefined && {
        invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
      }),
    }
    return update(context, context.state.customers, customer, changes, 'customer.updated')
  },
})

const retrieve = defineEndpoint({
  method: 'get',
  path: '/customers/:id',
  params: z.strictObject({ expand }),
  run({ state }, _, id) {
    const customer = find(state.customers, 'customer', id)
    return customer._deleted ? { id, object: 'customer', deleted: true } : customer
  },
})

const remove = defineEndpoint({
  method: 'delete',
  path: '/customers/:id',
  params: z.strictObject({}),
  run(context, _, id) {
    const customer = findCustomer(context.state, id)
    for (const subscription of context.state.subscriptions.where('customer', id))
      if (!hasEnded(subscription)) cancelSubscription(context, subscription)
    context.state.customers.put({ ...customer, _deleted: true })
    emit(context, 'customer.deleted', customer)
    return { id, object: 'customer', deleted: true }
  },
})

const list = defineEndpoint({
  method: 'get',
  path: '/customers',
  params: z.strictObject({ ...listing, email: z.string().optional() }),
  run({ state }, { email, ...page }) {
    const customers = email === undefined ? state.customers.all() : state.customers.where('email', email)
    return listPage(
      customers.filter((customer) => !customer._deleted),
      page,
      '/v1/customers',
    )
  },
})

export const CUSTOMER_ENDPOINTS = [create, change, retrieve, remove, list]
