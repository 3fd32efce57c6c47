import type Stripe from 'stripe'
import type { ListedSubscription } from '../domain/billing.ts'
import type { PastMessage, ReconciliationGateway } from './reconciliation-gateway.ts'
import { createStripeClient, type StripeConfig } from './stripe-client.ts'
import { isForWholePeriod } from './stripe-invoices.ts'
import { latestInvoiceOf, toSubscription } from './stripe-subscription.ts'
import { subjectOf } from './stripe-webhook.ts'

const PAGE = 100

/** Stripe's lists of subscriptions and events, page by page. */
export function createStripeReconciliationGateway(config: StripeConfig): ReconciliationGateway {
  const stripe = createStripeClient(config)

  async function* subscriptions(): AsyncGenerator<ListedSubscription> {
    const expand = [`data.${LATEST}`]
    for await (const subscription of stripe.subscriptions.list({ status: 'all', limit: PAGE, expand })) {
      const listed = toListed(subscription)
      if (listed !== undefined) yield listed
    }
  }

  async function* messagesSince(since: Date): AsyncGenerator<PastMessage> {
    const created = { gte: Math.floor(since.getTime() / 1_000) }
    for await (const event of stripe.events.list({ created, limit: PAGE }))
      yield { id: event.id, type: event.type, ...subjectOf(event), body: JSON.stringify(event) }
  }

  return {
    subscriptions,
    subscription: async (id) => toListed(await stripe.subscriptions.retrieve(id, { expand: [LATEST] })),
    messagesSince,
  }
}

const LATEST = 'latest_invoice'

/** Needs the latest invoice expanded. */
function toListed(subscription: Stripe.Subscription): ListedSubscription | undefined {
  const latest = latestInvoiceOf(subscription)
  const changedPlanLast = latest !== null && !isForWholePeriod(latest)
  const listed = toSubscription(subscription, NOT_LOOKED_AT)
  return listed && { ...listed, changedPlanLast }
}

const NOT_LOOKED_AT = {
  openInvoice: null,
  paidUntil: null,
  stuckInvoiceId: null,
  payments: [],
  refund: null,
  disputes: [],
  payerEmail: null,
}
