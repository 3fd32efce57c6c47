import { money } from '../../console/format.ts'
import type { InvoiceLine } from '../objects/invoice.ts'
import type { Price } from '../objects/price.ts'
import type { State } from '../state.ts'

/** What people call what a price is for. */
export function planName({ products }: State, { product, nickname }: Price): string {
  return products.get(product)?.name ?? nickname ?? product
}

/** `$15.00 a month`, `$99.00 every 3 months`. */
export function priceText({ unit_amount: amount, currency, recurring }: Price): string {
  if (recurring === null) return money(amount, currency)
  const { interval, interval_count: count } = recurring
  return `${money(amount, currency)} ${count === 1 ? `a ${interval}` : `every ${count} ${interval}s`}`
}

/** What a line is about; the provider's own text names a product by its id where the price has no name. */
export function lineText({ products }: State, { description, pricing }: InvoiceLine): string {
  const id = pricing?.price_details?.product
  const name = typeof id === 'string' ? products.get(id)?.name : undefined
  const text = description ?? ''
  return typeof id === 'string' && name !== undefined ? text.replace(id, () => name) : text
}
