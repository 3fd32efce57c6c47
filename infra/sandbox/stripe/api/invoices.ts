import { z } from 'zod'
import { type Context, visible } from '../billing/context.ts'
import { previewInvoice } from '../billing/invoicing.ts'
import { attemptPayment } from '../billing/payments.ts'
import { prorationLines } from '../billing/plan-change.ts'
import { previewFirst, previewRenewal } from '../billing/subscribing.ts'
import { hasEnded } from '../billing/subscription-states.ts'
import { voidInvoice } from '../billing/voiding.ts'
import { paymentIntentOf } from '../linked.ts'
import { type Invoice, isOwed } from '../objects/invoice.ts'
import { invalid, needsOwner, refused } from './api-error.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find, findCustomer } from './find.ts'
import { listPage } from './list.ts'
import { expand, flag, listing, positive } from './params.ts'

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
    if (customer !== undefined) find(state.customers, 'customer', customer, 'customer')
    const matching = candidates(state.invoices, { customer, subscription })
      .filter((invoice) => customer === undefined || invoice.customer === customer)
      .filter((invoice) => status === undefined || invoice.status === status)
    return listPage(matching, page, '/v1/invoices')
  },
})

function candidates(
  invoices: Context['state']['invoices'],
  by: { customer: string | undefined; subscription: string | undefined },
): Invoice[] {
  if (by.subscription !== undefined) return invoices.where('_subscription', by.subscription)
  return by.customer === undefined ? invoices.all() : invoices.where('customer', by.customer)
}

const changes = z.strictObject({
  items: z
    .array(z.strictObject({ id: z.string().optional(), price: z.string(), quantity: positive.optional() }))
    .length(1),
  proration_behavior: z.literal('always_invoice').optional(),
  proration_date: positive.optional(),
})

const previewed = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string().optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  subscription_details: changes.optional(),
  expand,
})

type Previewed = z.output<typeof previewed>

const preview = defineEndpoint({
  method: 'post',
  path: '/invoices/create_preview',
  params: previewed,
  run(context, params) {
    const { state } = context
    if (params.subscription === undefined) return previewNew(context, params)
    const subscription = find(state.subscriptions, 'subscription', params.subscription, 'subscription')
    if (hasEnded(subscription))
      throw invalid('The subscription is canceled, so there is no invoice to preview.', 'subscription')
    const customer = findCustomer(state, subscription.customer, 'customer')
    const wanted = params.subscription_details?.items[0]
    if (wanted === undefined) return previewRenewal(context, subscription, customer)
    const price = find(state.prices, 'price', wanted.price, 'subscription_details[items][0][price]')
    return previewInvoice(context, {
      customer,
      subscription,
      billingReason: 'subscription_update',
      period: { start: context.now, end: context.now },
      lines: prorationLines(subscription, price, params.subscription_details?.proration_date ?? context.now),
    })
  },
})

/** The first invoice of a subscription that nobody has begun. */
function previewNew(context: Context, params: Previewed): Invoice {
  const { state } = context
  const [wanted] = params.subscription_details?.items ?? []
  return previewFirst(context, {
    customer: findCustomer(state, params.customer ?? '', 'customer'),
    price: find(state.prices, 'price', wanted?.price ?? '', 'subscription_details[items][0][price]'),
    automaticTax: params.automatic_tax?.enabled ?? false,
    savePaymentMethod: 'off',
    paymentMethod: null,
    metadata: {},
    description: null,
  })
}

const pay = defineEndpoint({
  method: 'post',
  path: '/invoices/:id/pay',
  params: z.strictObject({ payment_method: z.string().optional(), off_session: flag.optional(), expand }),
  run(context, params, id) {
    const { state } = context
    const invoice = find(state.invoices, 'invoice', id)
    const intent = paymentIntentOf(state, invoice)
    if (!isOwed(invoice) || !intent)
      throw invalid('Invoice is already paid or cannot be paid.', undefined, 'invoice_not_editable')
    const named = params.payment_method ?? presetCard(context, invoice)
    if (typeof named !== 'string')
      throw invalid('There is no `default_payment_method` set on this Customer or Invoice.', 'payment_method')
    const method = find(state.paymentMethods, 'PaymentMethod', named, 'payment_method')
    const onSession = params.off_session === false
    const attempt = { onSession, authenticated: false, scheduled: false }
    const after = attemptPayment(context, intent, method, attempt)
    if (after.last_payment_error) return refused(after.last_payment_error, visible(after))
    if (after.status === 'requires_action') return needsOwner()
    return state.invoices.get(id) ?? invoice
  },
})

function presetCard({ state }: Context, { customer, _subscription }: Invoice) {
  const named = state.subscriptions.get(_subscription)?.default_payment_method
  return named ?? state.customers.get(customer)?.invoice_settings.default_payment_method
}

const makeVoid = defineEndpoint({
  method: 'post',
  path: '/invoices/:id/void',
  params: z.strictObject({ expand }),
  run(context, _, id) {
    const invoice = find(context.state.invoices, 'invoice', id)
    if (!isOwed(invoice)) throw invalid("You can only pass in open invoices. This invoice isn't open.")
    return voidInvoice(context, invoice)
  },
})

export const INVOICE_ENDPOINTS = [preview, retrieve, list, pay, makeVoid]
