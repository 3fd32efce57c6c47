import type { Collection, Store } from '../store.ts'
import type { BalanceTransaction } from './objects/balance-transaction.ts'
import type { PortalConfiguration, PortalSession } from './objects/billing-portal.ts'
import type { Charge } from './objects/charge.ts'
import type { Customer } from './objects/customer.ts'
import type { StripeEvent } from './objects/event.ts'
import type { Invoice } from './objects/invoice.ts'
import type { InvoicePayment } from './objects/invoice-payment.ts'
import type { PaymentIntent } from './objects/payment-intent.ts'
import type { PaymentMethod } from './objects/payment-method.ts'
import type { Price, Product } from './objects/price.ts'
import type { Dispute, Refund } from './objects/refund.ts'
import type { Subscription } from './objects/subscription.ts'

/** A webhook that is still to be sent, by its event's id. */
export interface Delivery {
  id: string
  attempts: number
  /** Milliseconds since 1970. */
  dueAt: number
}

/** The answer to a call with an idempotency key, to be given again. */
export interface KeptAnswer {
  /** The key. */
  id: string
  /** What was asked. */
  asked: string
  status: number
  body: object
}

/** The shop's own money at the provider; there is one of it. */
export interface Account {
  id: 'account'
  /** True: there is nothing to pay refunds from. */
  overdrawn: boolean
}

/** Everything that the stand-in for Stripe remembers, kind by kind. */
export interface State {
  customers: Collection<Customer>
  balanceTransactions: Collection<BalanceTransaction>
  products: Collection<Product>
  prices: Collection<Price>
  subscriptions: Collection<Subscription>
  invoices: Collection<Invoice>
  invoicePayments: Collection<InvoicePayment>
  paymentIntents: Collection<PaymentIntent>
  paymentMethods: Collection<PaymentMethod>
  charges: Collection<Charge>
  refunds: Collection<Refund>
  disputes: Collection<Dispute>
  portalConfigurations: Collection<PortalConfiguration>
  portalSessions: Collection<PortalSession>
  events: Collection<StripeEvent>
  deliveries: Collection<Delivery>
  answers: Collection<KeptAnswer>
  account: Collection<Account>
}

export function openState(store: Store): State {
  return {
    customers: store.collection('stripe.customers'),
    balanceTransactions: store.collection('stripe.balance-transactions'),
    products: store.collection('stripe.products'),
    prices: store.collection('stripe.prices'),
    subscriptions: store.collection('stripe.subscriptions'),
    invoices: store.collection('stripe.invoices'),
    invoicePayments: store.collection('stripe.invoice-payments'),
    paymentIntents: store.collection('stripe.payment-intents'),
    paymentMethods: store.collection('stripe.payment-methods'),
    charges: store.collection('stripe.charges'),
    refunds: store.collection('stripe.refunds'),
    disputes: store.collection('stripe.disputes'),
    portalConfigurations: store.collection('stripe.portal-configurations'),
    portalSessions: store.collection('stripe.portal-sessions'),
    events: store.collection('stripe.events'),
    deliveries: store.collection('stripe.deliveries'),
    answers: store.collection('stripe.answers'),
    account: store.collection('stripe.account'),
  }
}
