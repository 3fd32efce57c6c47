import type { ListedSubscription } from '../domain/billing.ts'
import type { PastMessage, ReconciliationGateway } from './reconciliation-gateway.ts'
import { createStripeClient, type StripeConfig } from './stripe-client.ts'
import { toSubscription } from './stripe-subscription.ts'
import { subjectOf } from './stripe-webhook.ts'

const PAGE = 100

/** Stripe's lists of subscriptions and events, page by page. */
export function createStripeReconciliationGateway(config: StripeConfig): ReconciliationGateway {
  const stripe = createStripeClient(config)

  async function* subscriptions(): AsyncGenerator<ListedSubscription> {
    for await (const subscription of stripe.subscriptions.list({ status: 'all', limit: PAGE })) {
      const listed = toSubscription(subscription, NOT_LOOKED_AT)
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
    subscription: async (id) => toSubscription(await stripe.subscriptions.retrieve(id), NOT_LOOKED_AT),
    messagesSince,
  }
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
