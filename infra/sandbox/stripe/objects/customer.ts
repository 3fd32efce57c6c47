import type Stripe from 'stripe'
import { newId } from './ids.ts'
import type { Stored } from './wire.ts'

export interface Address {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}

export type Customer = Omit<Stored<Stripe.Customer, never>, 'deleted' | 'address' | 'email' | 'name'> & {
  address: Address | null
  email: string | null
  name: string | null
  /** Kept for the tax; part of the answer only where `tax` is asked for. */
  _taxIp: string | null
  _deleted: boolean
}

export interface CustomerFields {
  email?: string | null | undefined
  name?: string | null | undefined
  phone?: string | null | undefined
  description?: string | null | undefined
  address?: Address | null | undefined
  metadata: Record<string, string>
  taxIp?: string | null | undefined
}

export function newCustomer(fields: CustomerFields, now: number): Customer {
  return {
    id: newId('cus', 14),
    object: 'customer',
    address: fields.address ?? null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: fields.metadata,
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: fields.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    _taxIp: fields.taxIp ?? null,
    _deleted: false,
  }
}
