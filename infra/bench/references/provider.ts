import { createServer } from 'node:http'

/**
 * A payment provider that answers one question at once: what a customer has subscribed to. Every customer has one
 * subscription, at the price that was set last (`PUT /price/<cents>`), so that each look at it finds news.
 */
let price = 19_900
const DAY_SECONDS = 86_400

function subscriptionOf(customer: string) {
  const now = Math.floor(Date.now() / 1_000)
  return {
    id: customer.replace('cus_', 'sub_'),
    object: 'subscription',
    customer,
    status: 'active',
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: customer.replace('cus_', 'si_'),
          current_period_end: now + DAY_SECONDS,
          price: { id: 'price_1', unit_amount: price, metadata: { meridian_tier: 'pro' } },
        },
      ],
    },
    latest_invoice: null,
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
