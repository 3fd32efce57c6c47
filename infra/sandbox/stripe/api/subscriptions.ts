import { z } from 'zod'
import type { Context } from '../billing/context.ts'
import { changePlan } from '../billing/plan-change.ts'
import { subscribe } from '../billing/subscribing.ts'
import {
  cancelSubscription,
  changeSubscription,
  endingAtPeriodEnd,
  hasEnded,
  withTax,
} from '../billing/subscription-states.ts'
import { taxCountry } from '../billing/tax.ts'
import type { Customer } from '../objects/customer.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Subscription } from '../objects/subscription.ts'
import { invalid } from './api-error.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find, findCustomer } from './find.ts'
import { listPage } from './list.ts'
import { expand, flag, listing, mergeMetadata, metadata, positive, text } from './params.ts'

const paymentSettings = z.strictObject({
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
  payment_method_types: z.array(z.enum(['card'])).optional(),
})

const create = defineEndpoint({
  method: 'post',
  path: '/subscriptions',
  params: z.strictObject({
    customer: z.string(),
    items: z.array(z.strictObject({ price: z.string(), quantity: positive.optional() })).length(1),
    payment_behavior: z.enum(['default_incomplete', 'allow_incomplete']).optional(),
    payment_settings: paymentSettings.optional(),
    default_payment_method: z.string().optional(),
    automatic_tax: z.strictObject({ enabled: flag }).optional(),
    description: z.string().optional(),
    metadata: metadata.optional(),
    expand,
  }),
  run(context, params) {
    const customer = findCustomer(context.state, params.customer, 'customer')
    const automaticTax = params.automatic_tax?.enabled ?? false
    assertPlaceKnown(customer, automaticTax)
    const waits = params.payment_behavior === 'default_incomplete'
    return subscribe(context, {
      customer,
      price: recurringPrice(context, params.items[0]?.price ?? ''),
      automaticTax,
      savePaymentMethod: params.payment_settings?.save_default_payment_method ?? 'off',
      paymentMethod: waits ? null : cardOf(context, customer, params.default_payment_method),
      metadata: mergeMetadata({}, params.metadata),
      description: params.description ?? null,
    })
  },
})

function assertPlaceKnown(customer: Customer, automaticTax: boolean): void {
  if (automaticTax && taxCountry(customer) === null)
    throw invalid(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      'automatic_tax[enabled]',
      'customer_tax_location_invalid',
    )
}

function recurringPrice(context: Context, id: string) {
  const price = find(context.state.prices, 'price', id, 'items[0][price]')
  if (!price.active) throw invalid(`The price ${id} is inactive.`, 'items[0][price]')
  if (price.recurring === null) throw invalid(`The price ${id} is not recurring.`, 'items[0][price]')
  return price
}

function cardOf(context: Context, customer: Customer, named: string | undefined): PaymentMethod {
  const preset = customer.invoice_settings.default_payment_method
  const id = named ?? (typeof preset === 'string' ? preset : undefined)
  if (id === undefined)
    throw invalid(
      'This customer has no attached payment source or default payment method.',
      'default_payment_method',
      'resource_missing',
    )
  return find(context.state.paymentMethods, 'PaymentMethod', id, 'default_payment_method')
}

const change = defineEndpoint({
  method: 'post',
  path: '/subscriptions/:id',
  params: z.strictObject({
    automatic_tax: z.strictObject({ enabled: flag }).optional(),
    cancel_at_period_end: flag.optional(),
    default_payment_method: text.optional(),
    items: z
      .array(z.strictObject({ id: z.string(), price: z.string(), quantity: positive.optional() }))
      .length(1)
      .optional(),
    proration_behavior: z.enum(['always_invoice', 'none']).optional(),
    metadata: metadata.optional(),
    expand,
  }),
  run(context, params, id) {
    const price = params.items?.[0]?.price
    const before = running(context, id)
    const subscription =
      price === undefined
        ? before
        : changePlan(context, before, recurringPrice(context, price), params.proration_behavior ?? 'none')
    const method = params.default_payment_method
    if (method) find(context.state.paymentMethods, 'PaymentMethod', method, 'default_payment_method')
    const tax = params.automatic_tax?.enabled
    assertPlaceKnown(find(context.state.customers, 'customer', before.customer), tax ?? false)
    return changeSubscription(context, subscription, {
      ...(tax !== undefined && withTax(tax)),
      ...(params.cancel_at_period_end !== undefined &&
        endingAtPeriodEnd(context, subscription, params.cancel_at_period_end)),
      ...(method !== undefined && { default_payment_method: method }),
      metadata: mergeMetadata(subscription.metadata, params.metadata),
    })
  },
})

/** @throws ApiError for a subscription that is unknown or has ended */
function running({ state }: Context, id: string): Subscription {
  const subscription = find(state.subscriptions, 'subscription', id)
  if (hasEnded(subscription))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', 'id')
  return subscription
}

const cancel = defineEndpoint({
  method: 'delete',
  path: '/subscriptions/:id',
  params: z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional(), expand }),
  run: (context, _, id) => cancelSubscription(context, running(context, id)),
})

const retrieve = defineEndpoint({
  method: 'get',
  path: '/subscriptions/:id',
  params: z.strictObject({ expand }),
  run: ({ state }, _, id) => find(state.subscriptions, 'subscription', id),
})

const STATES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const

const list = defineEndpoint({
  method: 'get',
  path: '/subscriptions',
  params: z.strictObject({
    ...listing,
    customer: z.string().optional(),
    price: z.string().optional(),
    status: z.enum(STATES).optional(),
  }),
  run({ state }, { customer, price, status, ...page }) {
    const all =
      customer === undefined ? state.subscriptions.all() : state.subscriptions.where('customer', customer)
    const matching = all
      .filter((subscription) => hasStatus(subscription, status))
      .filter(({ items }) => price === undefined || items.data.some((item) => item.price.id === price))
    return listPage(matching, page, '/v1/subscriptions')
  },
})

function hasStatus(subscription: Subscription, wanted: (typeof STATES)[number] | undefined): boolean {
  if (wanted === 'all') return true
  if (wanted === undefined) return subscription.status !== 'canceled'
  return wanted === 'ended' ? hasEnded(subscription) : subscription.status === wanted
}

export const SUBSCRIPTION_ENDPOINTS = [create, change, cancel, retrieve, list]
