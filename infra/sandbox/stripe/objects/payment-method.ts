import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { Address } from './customer.ts'
import { newId } from './ids.ts'
import type { Stored } from './wire.ts'

export type PaymentMethod = Stored<Stripe.PaymentMethod, 'customer'> & {
  card: NonNullable<Stored<Stripe.PaymentMethod, 'customer'>['card']>
  /** The whole number, which the real provider would never tell. */
  _number: string
}

export interface CardFields {
  number: string
  expMonth: number
  expYear: number
  billing: { email: string | null; name: string | null; phone: string | null; address: Address }
}

export function newPaymentMethod(
  { number, expMonth, expYear, billing }: CardFields,
  now: number,
): PaymentMethod {
  const brand = brandOf(number)
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { ...billing, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    _number: number,
  }
}

function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return number.startsWith('6') ? 'discover' : 'visa'
}
