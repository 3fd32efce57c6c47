import type Stripe from 'stripe'
import { newId } from './ids.ts'
import type { Stored } from './wire.ts'

export type PaymentIntent = Omit<
  Stored<Stripe.PaymentIntent, 'customer' | 'latest_charge' | 'payment_method'>,
  'last_payment_error' | 'client_secret'
> & {
  client_secret: string
  last_payment_error: PaymentError | null
  /** The invoice that it pays. */
  _invoice: string | null
}

/** Why the last attempt failed, in the provider's codes and words. */
export interface PaymentError {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
  doc_url: string
  charge?: string
  payment_method?: unknown
}

export interface PaymentIntentFields {
  amount: number
  currency: string
  customer: string
  description: string
  invoice: string | null
  savesCard: boolean
  metadata: Record<string, string>
}

export function newPaymentIntent(fields: PaymentIntentFields, now: number): PaymentIntent {
  const id = newId('pi')
  return {
    ...UNUSED,
    id,
    object: 'payment_intent',
    amount: fields.amount,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`),
    created: now,
    currency: fields.currency,
    customer: fields.customer,
    description: fields.description,
    last_payment_error: null,
    latest_charge: null,
    metadata: fields.metadata,
    next_action: null,
    payment_method: null,
    receipt_email: null,
    setup_future_usage: fields.savesCard ? 'off_session' : null,
    status: 'requires_payment_method',
    _invoice: fields.invoice,
  }
}

const UNUSED = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: {
      installments: null,
      mandate_options: null,
      network: null,
      request_three_d_secure: 'automatic',
    },
  },
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<PaymentIntent>
