import type Stripe from 'stripe'
import { DomainError } from '#platform/domain-error'
import type { BillingSnapshot, OpenInvoice, Subscription } from '../domain/billing.ts'
import type { Order, PaymentGateway, PreparedPayment } from './payment-gateway.ts'
import { createStripeClient, type StripeConfig } from './stripe-client.ts'
import { callingStripe } from './stripe-errors.ts'
import { createPrices } from './stripe-prices.ts'
import {
  fromSeconds,
  idOf,
  latestInvoiceOf,
  paymentIntentIdOf,
  toSubscription,
} from './stripe-subscription.ts'

const EXPANDED = ['latest_invoice.confirmation_secret', 'latest_invoice.payments']

/** The payment gateway on Stripe's API. */
export function createStripePaymentGateway(config: StripeConfig & { supportEmail: string }): PaymentGateway {
  const stripe = createStripeClient(config)
  const priceOf = createPrices(stripe)
  const calling = <T>(call: () => Promise<T>) => callingStripe(config.supportEmail, call)

  async function subscribe(order: Order): Promise<PreparedPayment> {
    const customer = order.customerId ?? (await createCustomer(stripe, order))
    const subscription = await stripe.subscriptions.create(
      {
        customer,
        items: [{ price: await priceOf(order) }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        automatic_tax: { enabled: true },
        metadata: { checkout_id: order.checkoutId },
        expand: EXPANDED,
      },
      { idempotencyKey: `${order.checkoutId}.${customer}.subscription` },
    )
    return prepared(subscription) ?? notPrepared()
  }

  async function readCustomer(customerId: string): Promise<BillingSnapshot> {
    const subscriptions: Subscription[] = []
    const listed = stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice.payments'],
    })
    for await (const subscription of listed) {
      const mapped = toSubscription(subscription, await readInvoice(stripe, subscription))
      if (mapped !== undefined) subscriptions.push(mapped)
    }
    return { customerId, subscriptions }
  }

  return {
    prepare: (order) => calling(() => subscribe(order)),
    resume: (id) =>
      calling(async () => prepared(await stripe.subscriptions.retrieve(id, { expand: EXPANDED }))),
    read: (customerId) => calling(() => readCustomer(customerId)),
  }
}

async function createCustomer(stripe: Stripe, { checkoutId, ipAddress }: Order): Promise<string> {
  const tax = ipAddress === undefined ? {} : { tax: { ip_address: ipAddress } }
  const customer = await stripe.customers.create(
    { metadata: { checkout_id: checkoutId }, ...tax },
    // The address is part of the key: the same buyer may come back over another network.
    { idempotencyKey: `${checkoutId}.${ipAddress ?? 'nowhere'}.customer` },
  )
  return customer.id
}

/** Undefined when there is nothing left to pay. */
function prepared(subscription: Stripe.Subscription): PreparedPayment | undefined {
  const invoice = latestInvoiceOf(subscription)
  const clientSecret = invoice?.confirmation_secret?.client_secret
  const paymentIntentId = invoice && paymentIntentIdOf(invoice)
  const [item] = subscription.items.data
  if (subscription.status !== 'incomplete' || !invoice || !clientSecret || !paymentIntentId || !item)
    return undefined
  const tax = (invoice.total_taxes ?? []).reduce((sum, part) => sum + part.amount, 0)
  return {
    customerId: idOf(subscription.customer) ?? '',
    subscriptionId: subscription.id,
    paymentIntentId,
    clientSecret,
    summary: {
      currency: invoice.currency,
      subtotal: invoice.total_excluding_tax ?? invoice.total - tax,
      tax,
      total: invoice.total,
      renewsAt: fromSeconds(item.current_period_end).toISOString(),
    },
  }
}

function notPrepared(): never {
  throw new DomainError('unavailable', 'The payment provider did not prepare a payment. Please try again.')
}

/** What the latest invoice adds: the failed attempts of one that is open, the payer of the first one. */
async function readInvoice(stripe: Stripe, subscription: Stripe.Subscription) {
  const invoice = latestInvoiceOf(subscription)
  const intentId = invoice && paymentIntentIdOf(invoice)
  const nothing = { openInvoice: null, payerEmail: null }
  if (!invoice || !intentId) return nothing
  if (invoice.billing_reason === 'subscription_create')
    return invoice.status === 'paid' ? { ...nothing, payerEmail: await readPayer(stripe, intentId) } : nothing
  return invoice.status === 'open'
    ? { ...nothing, openInvoice: await readOpenInvoice(stripe, invoice, intentId) }
    : nothing
}

async function readPayer(stripe: Stripe, intentId: string): Promise<string | null> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return intent.receipt_email ?? charge?.billing_details.email ?? null
}

async function readOpenInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  intentId: string,
): Promise<OpenInvoice> {
  const charges = await stripe.charges.list({ payment_intent: intentId, limit: 100 })
  const failedAt = charges.data.filter((charge) => charge.status === 'failed').map((charge) => charge.created)
  const finalizedAt = invoice.status_transitions.finalized_at ?? invoice.created
  return {
    id: invoice.id,
    attemptCount: invoice.attempt_count,
    failedAt: (failedAt.length === 0 ? [finalizedAt] : failedAt.toSorted((a, b) => a - b)).map(fromSeconds),
  }
}
