import { newId } from './ids.ts'
import type { InvoiceLine } from './invoice.ts'
import type { Price } from './price.ts'
import type { SubscriptionItem } from './subscription.ts'

export interface LineFields {
  subscription: string
  item: Pick<SubscriptionItem, 'id'>
  price: Price
  /** In the smallest unit; below zero gives money back. */
  amount: number
  description: string
  period: { start: number; end: number }
  proration: boolean
}

/** One line of an invoice, for a time of one price. */
export function newLine(fields: LineFields): InvoiceLine {
  const { subscription, item, price, amount } = fields
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: fields.description,
    discount_amounts: [],
    discountable: !fields.proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: fields.proration,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: fields.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription,
    subtotal: amount,
    taxes: [],
  }
}
