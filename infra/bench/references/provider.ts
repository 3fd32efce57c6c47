import { createServer } from 'node:http'

/**
 * A payment provider that answers one question at once: what a customer has subscribed to. Every customer has one
 * subscription, at the price that was set last (`/price/<cents>`), so that every look at it can find something new.
 */
let price = 19_900
const CREATED = 1_767_225_600
const PERIOD_END = 4_102_444_800

/** Everything that Stripe says about a subscription that runs and will renew. */
function subscriptionOf(customer: string) {
  return {
    id: customer.replace('cus_', 'sub_'),
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: true, liability: { type: 'self' } },
    billing_cycle_anchor: CREATED,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: CREATED,
    currency: 'usd',
    customer,
    days_until_due: null,
    default_payment_method: null,
    discounts: [],
    ended_at: null,
    items: { object: 'list', has_more: false, data: [itemOf(customer)] },
    latest_invoice: null,
    livemode: false,
    metadata: {},
    pause_collection: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: CREATED,
    status: 'active',
    trial_end: null,
    trial_start: null,
  }
}

function itemOf(customer: string) {
  return {
    id: customer.replace('cus_', 'si_'),
    object: 'subscription_item',
    created: CREATED,
    current_period_end: PERIOD_END,
    current_period_start: CREATED,
    metadata: {},
    price: {
      id: `price_${price}`,
      object: 'price',
      active: true,
      currency: 'usd',
      metadata: { meridian_tier: 'pro' },
      product: 'prod_1',
      recurring: { interval: 'year', interval_count: 1 },
      unit_amount: price,
    },
    quantity: 1,
    subscription: customer.replace('cus_', 'sub_'),
  }
}

const server = createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://provider')
  const [, set] = /^\/price\/(\d+)$/.exec(pathname) ?? []
  if (set !== undefined) price = Number(set)
  const data = [searchParams.get('customer')].filter((customer) => customer !== null).map(subscriptionOf)
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ object: 'list', has_more: false, url: pathname, data }))
})

server.listen(Number(process.env.PORT), '127.0.0.1')
