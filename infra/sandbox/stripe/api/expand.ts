import { visible } from '../billing/context.ts'
import { listOf } from '../objects/wire.ts'
import type { State } from '../state.ts'
import { invalid } from './api-error.ts'

/** Where the object behind a field's id is kept. */
function lookUp(state: State, field: string, id: string): object | undefined {
  switch (field) {
    case 'customer':
      return state.customers.get(id)
    case 'subscription':
      return state.subscriptions.get(id)
    case 'invoice':
    case 'latest_invoice':
      return state.invoices.get(id)
    case 'payment_intent':
      return state.paymentIntents.get(id)
    case 'charge':
    case 'latest_charge':
      return state.charges.get(id)
    case 'payment_method':
    case 'default_payment_method':
      return state.paymentMethods.get(id)
    case 'product':
      return state.products.get(id)
    case 'price':
    case 'default_price':
      return state.prices.get(id)
    default:
      return undefined
  }
}

/** Fields that an answer holds only when they are asked for. */
function include(state: State, object: Fields, field: string): object | null | undefined {
  const id = String(object.id)
  const kind = `${object.object}.${field}`
  if (kind === 'invoice.payments')
    return listOf(state.invoicePayments.where('invoice', id), `/v1/invoice_payments?invoice=${id}`)
  if (kind === 'invoice.confirmation_secret') return confirmationSecret(state, id)
  if (kind === 'customer.subscriptions')
    return listOf(
      state.subscriptions.where('customer', id).filter(({ status }) => status !== 'canceled'),
      `/v1/customers/${id}/subscriptions`,
    )
  if (kind === 'charge.refunds') return listOf(state.refunds.where('charge', id), `/v1/charges/${id}/refunds`)
  return undefined
}

function confirmationSecret(state: State, invoiceId: string): object | null {
  const intentId = state.invoices.get(invoiceId)?._paymentIntent
  const intent = intentId ? state.paymentIntents.get(intentId) : undefined
  return intent === undefined ? null : { client_secret: intent.client_secret, type: 'payment_intent' }
}

type Fields = Record<string, unknown>

/**
 * A copy of the answer in which the named fields hold objects instead of ids.
 * @throws ApiError 400 for a path that leads nowhere
 */
export function expandFields(state: State, answer: object, paths: readonly string[]): object {
  const fields = cleaned(answer)
  for (const path of paths) follow(state, fields, path.split('.'), path)
  return fields
}

function follow(state: State, object: Fields, [field = '', ...rest]: string[], path: string): void {
  const value = open(state, object, field, path)
  if (Array.isArray(value)) {
    for (const item of value) if (isFields(item) && rest.length > 0) follow(state, item, rest, path)
  } else if (isFields(value) && rest.length > 0) follow(state, value, rest, path)
}

/** Puts the object in place, and returns it; null where there is none. */
function open(state: State, object: Fields, field: string, path: string): unknown {
  const value = object[field]
  if (typeof value === 'object') return value
  const found = typeof value === 'string' ? lookUp(state, field, value) : include(state, object, field)
  if (found === undefined) throw invalid(`This property cannot be expanded (${path}).`, 'expand')
  object[field] = found === null ? null : cleaned(found)
  return object[field]
}

/** A deep copy without our own notes. */
function cleaned(object: object): Fields {
  const copy: Fields = JSON.parse(JSON.stringify(object, hideNotes))
  return copy
}

function hideNotes(this: unknown, key: string, value: unknown): unknown {
  return key.startsWith('_')
    ? undefined
    : Array.isArray(value)
      ? value
      : isFields(value)
        ? visible(value)
        : value
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
