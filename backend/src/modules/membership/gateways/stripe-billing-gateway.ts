import type Stripe from 'stripe'
import type { BillingGateway } from './billing-gateway.ts'
import { describeSubscription } from './stripe-billing-details.ts'
import { createStripeClient, type StripeConfig } from './stripe-client.ts'
import { takeCreditBack } from './stripe-credit-back.ts'
import { chargeChosenCard } from './stripe-default-card.ts'
import { closeBills } from './stripe-ended-bills.ts'
import { endRefundedSubscription, endSubscription, endUnpaidSubscription } from './stripe-ending.ts'
import { callingStripe } from './stripe-errors.ts'
import { createStripeIdCache } from './stripe-id-cache.ts'
import { readNewestPeriod } from './stripe-paid-period.ts'
import { createPortalConfigurations, flowOf } from './stripe-portal.ts'
import { createPrices, productNameOf, productOf } from './stripe-prices.ts'
import { refundEverything, refundPaidSince, refundSecondPayment } from './stripe-refunds.ts'
import { taxOf } from './stripe-tax.ts'

/** The members' billing on Stripe's API and its billing portal. */
export function createStripeBillingGateway(
  config: StripeConfig & { supportEmail: string; returnUrl: string },
): BillingGateway {
  const stripe = createStripeClient(config)
  const memory = createStripeIdCache()
  const priceOf = createPrices(stripe, memory)
  const configurationOf = createPortalConfigurations(stripe, memory, config.returnUrl)
  const calling = <T>(call: () => Promise<T>) => callingStripe(config.supportEmail, call)
  const offering = <T>(call: () => Promise<T>) => calling(() => memory.retrying(call))

  const portalUrl: BillingGateway['portalUrl'] = async (customer, purpose, offered) => {
    const prices = await Promise.all(offered.map(priceOf))
    const flow = await flowOf(stripe, purpose, priceOf, config.returnUrl)
    const session = await stripe.billingPortal.sessions.create({
      customer,
      configuration: await configurationOf(offered.map(productOf), prices),
      return_url: config.returnUrl,
      ...(flow !== undefined && { flow_data: flow }),
    })
    return session.url
  }

  return {
    describe: (member) => calling(() => describeSubscription(stripe, member)),
    portalUrl: (customerId, purpose, offered) => offering(() => portalUrl(customerId, purpose, offered)),
    previewChange: ({ customerId, subscriptionId }, to) =>
      offering(async () => previewChange(stripe, { customerId, subscriptionId, price: await priceOf(to) })),
    offer: (tier) =>
      offering(async () => {
        await priceOf(tier)
        await stripe.products.update(productOf(tier), { name: productNameOf(tier) })
      }),
    changeEmail: (customerId, email) =>
      calling(async () => {
        await stripe.customers.update(customerId, { email })
      }),
    chargeChosenCard: (chosen) => calling(() => chargeChosenCard(stripe, chosen)),
    cancel: (id) => calling(() => endSubscription(stripe, id)),
    cancelRefunded: (id, invoiceId) => calling(() => endRefundedSubscription(stripe, id, invoiceId)),
    cancelUnpaid: (id) => calling(() => endUnpaidSubscription(stripe, id)),
    closeBills: (id) => calling(() => closeBills(stripe, id)),
    newestPeriod: (id) => calling(() => readNewestPeriod(stripe, id)),
    cancelAndRefund: (id) =>
      calling(async () => {
        // First, so that nothing is charged again, whatever becomes of the refund.
        await endSubscription(stripe, id)
        await refundEverything(stripe, id)
        await takeCreditBack(stripe, id)
      }),
    endSecond: (id, foundAt) => calling(() => endSecond(stripe, id, foundAt)),
    refundPaidSince: (id, since) => calling(() => refundPaidSince(stripe, id, since)),
  }
}

async function endSecond(stripe: Stripe, id: string, foundAt: Date) {
  const before = await refundSecondPayment(stripe, id, foundAt)
  await endSubscription(stripe, id)
  // It may have been collected meanwhile, which the end has put a stop to.
  const refunded = before ?? (await refundSecondPayment(stripe, id, foundAt))
  await takeCreditBack(stripe, id)
  return refunded
}

async function previewChange(
  stripe: Stripe,
  { customerId, subscriptionId, price }: { customerId: string; subscriptionId: string; price: string },
) {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const invoice = await stripe.invoices.createPreview({
    customer: customerId,
    subscription: subscriptionId,
    subscription_details: {
      items: [{ id: subscription.items.data[0]?.id ?? '', price }],
      proration_behavior: 'always_invoice',
    },
  })
  const credits = invoice.lines.data.map((line) => Math.min(0, line.amount))
  return {
    currency: invoice.currency,
    credit: credits.reduce((sum, amount) => sum + amount, 0),
    tax: taxOf(invoice),
    ...dueOf(invoice),
  }
}

/** More given back than asked for is kept as a whole; otherwise the customer's balance pays first. */
function dueOf({ total, amount_due: due }: Stripe.Invoice) {
  return total < 0 ? { fromBalance: 0, dueNow: total } : { fromBalance: total - due, dueNow: due }
}
