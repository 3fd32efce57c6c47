import type Stripe from 'stripe'
import { newId } from './ids.ts'
import type { Price } from './price.ts'
import { listOf, type Stored } from './wire.ts'

export type SubscriptionItem = Omit<Stored<Stripe.SubscriptionItem, never>, 'price' | 'deleted'> & {
  price: Price
}
export type Subscription = Omit<
  Stored<Stripe.Subscription, 'customer' | 'latest_invoice' | 'default_payment_method'>,
  'items'
> & { items: { object: 'list'; data: SubscriptionItem[]; has_more: boolean; url: string } }

export interface SubscriptionFields {
  customer: string
  price: Price
  period: { start: number; end: number }
  status: Subscription['status']
  automaticTax: boolean
  savePaymentMethod: 'off' | 'on_subscription'
  defaultPaymentMethod: string | null
  metadata: Record<string, string>
  description: string | null
}

export function newSubscription(fields: SubscriptionFields, now: number): Subscription {
  const id = newId('sub')
  return {
    ...UNUSED,
    id,
    object: 'subscription',
    automatic_tax: {
      enabled: fields.automaticTax,
      liability: fields.automaticTax ? { type: 'self' } : null,
      disabled_reason: null,
    },
    billing_cycle_anchor: fields.period.start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: cancellationDetails(null),
    created: now,
    currency: fields.price.currency,
    customer: fields.customer,
    default_payment_method: fields.defaultPaymentMethod,
    description: fields.description,
    ended_at: null,
    items: listOf([newItem(id, fields, now)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    metadata: fields.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: fields.savePaymentMethod,
    },
    start_date: now,
    status: fields.status,
  }
}

const UNUSED = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
} satisfies Partial<Subscription>

function newItem(subscription: string, { price, period }: SubscriptionFields, now: number): SubscriptionItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  }
}

/** The price in the provider's older words, which its answers still carry. */
export function planOf(price: Price): SubscriptionItem['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'year',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

/** @throws Error for a subscription that holds nothing, which cannot be made */
export function itemOf({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item`)
  return item
}

/** Why a subscription ends, or is going to; nobody here is asked what they think. */
export function cancellationDetails(reason: 'cancellation_requested' | null) {
  return { comment: null, feedback: null, feedback_option: null, reason } as const
}
