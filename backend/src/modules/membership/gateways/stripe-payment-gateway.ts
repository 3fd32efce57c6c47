import { DomainError } from '@meridian/contracts/values/domain-error'
import type Stripe from 'stripe'
import type { BillingSnapshot, Subscription } from '../domain/billing.ts'
import type { AlreadyPaid, Order, PaymentGateway, PreparedPayment } from './payment-gateway.ts'
import { createStripeClient, type StripeConfig } from './stripe-client.ts'
import { giveCreditBack, offerByCredit } from './stripe-credit.ts'
import { createCustomer, locateCustomer, unlessCustomerIsGone } from './stripe-customers.ts'
import { callingStripe, orderingFromStripe, unlessGone } from './stripe-errors.ts'
import { createStripeIdCache } from './stripe-id-cache.ts'
import { readInvoices } from './stripe-invoices.ts'
import { createSubscription, FIRST_PAYMENT } from './stripe-new-subscription.ts'
import { orderSummaryOf } from './stripe-order-summary.ts'
import { createPrices } from './stripe-prices.ts'
import { idOf, latestInvoiceOf, paymentIntentIdOf, toSubscription } from './stripe-subscription.ts'

/** The payment gateway on Stripe's API. */
export function createStripePaymentGateway(config: StripeConfig & { supportEmail: string }): PaymentGateway {
  const stripe = createStripeClient(config)
  const memory = createStripeIdCache()
  const priceOf = createPrices(stripe, memory)
  const calling = <T>(call: () => Promise<T>) => callingStripe(config.supportEmail, call)
  const ordering = <T>(call: () => Promise<T>) => orderingFromStripe(config.supportEmail, call)

  async function order(asked: Order): Promise<PreparedPayment | AlreadyPaid> {
    if (asked.customerId !== null) {
      const known = await subscribeAgain(asked, asked.customerId).catch(unlessCustomerIsGone)
      if (known !== undefined) return known
    }
    const customer = await createCustomer(stripe, asked)
    return memory.retrying(() => subscribe(asked, customer))
  }

  async function subscribeAgain(order: Order, customer: string) {
    await giveCreditBack(stripe, customer, { exceptCheckout: order.checkoutId })
    await locateCustomer(stripe, customer, order)
    return memory.retrying(() => subscribe(order, customer))
  }

  async function subscribe(order: Order, customer: string): Promise<PreparedPayment | AlreadyPaid> {
    const price = await priceOf(order)
    const subscription = await createSubscription(stripe, { checkoutId: order.checkoutId, customer, price })
    return prepared(subscription) ?? alreadyPaid(subscription) ?? notPrepared()
  }

  return {
    offerCredit: (asked) =>
      ordering(() =>
        memory.retrying(() => offerByCredit(stripe, asked, priceOf)).catch(unlessCustomerIsGone),
      ),
    prepare: (asked) => ordering(() => order(asked)),
    resume: (id) => calling(() => resume(stripe, id).catch(unlessGone)),
    customerOfCharge: (id) => calling(async () => idOf((await stripe.charges.retrieve(id)).customer)),
    read: (customerId) => calling(() => readCustomer(stripe, customerId)),
  }
}

async function resume(stripe: Stripe, id: string): Promise<PreparedPayment | AlreadyPaid | undefined> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: FIRST_PAYMENT })
  return prepared(subscription) ?? alreadyPaid(subscription)
}

async function readCustomer(stripe: Stripe, customerId: string): Promise<BillingSnapshot> {
  const subscriptions: Subscription[] = []
  const listed = stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
  })
  for await (const subscription of listed) {
    const mapped = await readWhole(stripe, subscription)
    if (mapped !== undefined) subscriptions.push(mapped)
  }
  return { customerId, subscriptions }
}

/** A subscription with what its invoices add. */
async function readWhole(stripe: Stripe, listed: Stripe.Subscription): Promise<Subscription | undefined> {
  const invoices = await readInvoices(stripe, listed.id)
  // Past due or unpaid with nothing owed: the provider moved on between two answers, and an end must not look like a
  // payment.
  const owes = listed.status === 'past_due' || listed.status === 'unpaid'
  const wentOn = owes && invoices.openInvoice === null
  return toSubscription(wentOn ? await stripe.subscriptions.retrieve(listed.id) : listed, invoices)
}

/** Undefined when there is nothing left to pay. */
function prepared(subscription: Stripe.Subscription): PreparedPayment | undefined {
  const invoice = latestInvoiceOf(subscription)
  const clientSecret = invoice?.confirmation_secret?.client_secret
  const paymentIntentId = invoice && paymentIntentIdOf(invoice)
  const [item] = subscription.items.data
  if (subscription.status !== 'incomplete' || !invoice || !clientSecret || !paymentIntentId || !item)
    return undefined
  return {
    customerId: idOf(subscription.customer) ?? '',
    subscriptionId: subscription.id,
    paymentIntentId,
    clientSecret,
    summary: orderSummaryOf(invoice, item.current_period_end),
  }
}

/**
 * A customer's remaining credit goes to the first invoice; where that is enough, the subscription is active at once. So
 * it is when its first invoice is paid past our form.
 */
function alreadyPaid({ id, status, customer }: Stripe.Subscription): AlreadyPaid | undefined {
  if (status !== 'active') return undefined
  return { customerId: idOf(customer) ?? '', subscriptionId: id, paymentIntentId: null, clientSecret: null }
}

function notPrepared(): never {
  throw new DomainError('unavailable', 'The payment provider did not prepare a payment. Please try again.')
}
