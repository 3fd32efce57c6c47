import type { Charge } from '../stripe/objects/charge.ts'
import type { Customer } from '../stripe/objects/customer.ts'
import type { Invoice } from '../stripe/objects/invoice.ts'
import type { Dispute } from '../stripe/objects/refund.ts'
import type { Subscription } from '../stripe/objects/subscription.ts'
import type { State } from '../stripe/state.ts'

/** A customer with all that happened to them, the newest first. */
export interface Person {
  customer: Customer
  /** Where their latest receipt went; the provider may know no other address. */
  email: string | null
  subscriptions: Billed[]
}

export interface Billed {
  subscription: Subscription
  latestInvoice: Invoice | undefined
  /** The latest payment that went through. */
  paid: Charge | undefined
  /** The latest dispute about that payment. */
  dispute: Dispute | undefined
}

export interface People {
  shown: Person[]
  /** How many more there are. */
  more: number
}

/**
 * The newest customers, or those with `wanted` in their e-mail address, name or ids.
 * @param most how many to show
 */
export function findPeople(state: State, wanted: string, most: number): People {
  const customers = state.customers
    .all()
    .filter((customer) => !customer._deleted)
    .toReversed()
  const needle = wanted.trim().toLowerCase()
  const matching =
    needle === '' ? customers : customers.filter((customer) => mentions(state, customer, needle))
  return {
    shown: matching.slice(0, most).map((customer) => describe(state, customer)),
    more: Math.max(0, matching.length - most),
  }
}

function mentions(state: State, customer: Customer, needle: string): boolean {
  const subscriptions = state.subscriptions.where('customer', customer.id).map(({ id }) => id)
  const texts = [customer.id, customer.name, customer.email, emailOf(state, customer), ...subscriptions]
  return texts.some((text) => text?.toLowerCase().includes(needle))
}

function describe(state: State, customer: Customer): Person {
  const subscriptions = state.subscriptions.where('customer', customer.id).toReversed()
  return {
    customer,
    email: emailOf(state, customer),
    subscriptions: subscriptions.map((subscription) => bill(state, subscription)),
  }
}

function emailOf(state: State, { id, email }: Customer): string | null {
  const charges = state.charges.where('customer', id).toReversed()
  const addresses = charges.map((charge) => charge.receipt_email ?? charge.billing_details.email)
  return addresses.find((address) => address !== null) ?? email
}

function bill(state: State, subscription: Subscription): Billed {
  const invoices = state.invoices.where('_subscription', subscription.id).toReversed()
  const charges = invoices
    .flatMap(({ _paymentIntent }) => _paymentIntent ?? [])
    .flatMap((intent) => state.charges.where('payment_intent', intent))
  const paid = charges.find((charge) => charge.paid)
  const dispute = paid && state.disputes.where('charge', paid.id).at(-1)
  return { subscription, latestInvoice: invoices[0], paid, dispute }
}
