import type Stripe from 'stripe'
import { newId } from './ids.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { Stored } from './wire.ts'

export type Charge = Stored<Stripe.Charge, 'customer' | 'payment_intent'>

/** Why a bank refused, in the provider's codes and words. */
export interface Decline {
  code: string
  declineCode: string
  message: string
}

/** One attempt to take the money of a payment intent; without a decline it worked. */
export function newCharge(
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | undefined,
  now: number,
): Charge {
  const id = newId('ch')
  const worked = decline === undefined
  return {
    ...UNUSED,
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: worked ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: worked ? newId('txn') : null,
    billing_details: method.billing_details,
    captured: worked,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: intent.metadata,
    outcome: outcomeOf(decline),
    paid: worked,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(method.card, intent.amount), type: 'card' },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: worked ? 'succeeded' : 'failed',
  }
}

const UNUSED = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: 'SANDBOX',
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  radar_options: {},
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Charge>

function outcomeOf(decline: Decline | undefined): Charge['outcome'] {
  const worked = decline === undefined
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: worked ? 'approved_by_network' : 'declined_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: worked ? 'Payment complete.' : 'The bank did not return any further details.',
    type: worked ? 'authorized' : 'issuer_declined',
  }
}

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>

function cardDetails(card: PaymentMethod['card'], amount: number): CardDetails {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}
