import type Stripe from 'stripe'
import { newId } from './ids.ts'
import type { Stored } from './wire.ts'

export type Product = Omit<Stored<Stripe.Product, 'default_price' | 'tax_code'>, 'deleted'>
export type Price = Omit<Stored<Stripe.Price, 'product'>, 'deleted' | 'unit_amount' | 'recurring'> & {
  unit_amount: number
  recurring: NonNullable<Stored<Stripe.Price, 'product'>['recurring']> | null
}

export interface ProductFields {
  id?: string | undefined
  name: string
  description?: string | undefined
  metadata: Record<string, string>
}

export function newProduct(fields: ProductFields, now: number): Product {
  return {
    id: fields.id ?? newId('prod', 14),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: fields.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: fields.metadata,
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  }
}

export interface PriceFields {
  product: string
  currency: string
  unitAmount: number
  interval?: 'day' | 'week' | 'month' | 'year' | undefined
  intervalCount: number
  taxBehavior: 'exclusive' | 'inclusive' | 'unspecified'
  lookupKey?: string | undefined
  nickname?: string | undefined
  metadata: Record<string, string>
}

export function newPrice(fields: PriceFields, now: number): Price {
  const { interval, intervalCount } = fields
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookupKey ?? null,
    metadata: fields.metadata,
    nickname: fields.nickname ?? null,
    product: fields.product,
    recurring:
      interval === undefined
        ? null
        : {
            interval,
            interval_count: intervalCount,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
    tax_behavior: fields.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: interval === undefined ? 'one_time' : 'recurring',
    unit_amount: fields.unitAmount,
    unit_amount_decimal: String(fields.unitAmount),
  }
}
