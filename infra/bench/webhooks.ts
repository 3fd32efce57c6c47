import { createHmac, randomUUID } from 'node:crypto'
import type { HttpRequest } from 'autocannon'
import { proxied } from './back-end.ts'
import { WEBHOOK_SECRET } from './environment.ts'

/**
 * A message of Stripe, new each time, about another invoice of a customer. Few messages are about the same thing: an index
 * by what they are about is not made for a hundred thousand about one.
 */
export function stripeMessage(customer: string): string {
  const now = Math.floor(Date.now() / 1_000)
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    api_version: '2026-10-28',
    created: now,
    livemode: false,
    pending_webhooks: 1,
    type: 'invoice.paid',
    request: { id: null, idempotency_key: null },
    data: { object: { ...INVOICE, id: `in_${randomUUID()}`, customer, created: now } },
  })
}

/** The request that brings a message, signed as Stripe signs. */
export function webhookRequest(body: string): HttpRequest {
  const time = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex')
  return {
    method: 'POST',
    path: '/api/webhooks/stripe',
    headers: {
      ...proxied('192.0.2.2'),
      'content-type': 'application/json',
      'stripe-signature': `t=${time},v1=${signature}`,
    },
    body,
  }
}

const PERIOD = { start: 1_767_225_600, end: 1_798_761_600 }

/** About as much as Stripe says about an invoice of one line. */
const INVOICE = {
  object: 'invoice',
  account_country: 'US',
  account_name: 'Meridian',
  amount_due: 21_775,
  amount_overpaid: 0,
  amount_paid: 21_775,
  amount_remaining: 0,
  attempt_count: 1,
  attempted: true,
  auto_advance: false,
  automatic_tax: { disabled_reason: null, enabled: true, liability: { type: 'self' }, status: 'complete' },
  billing_reason: 'subscription_cycle',
  collection_method: 'charge_automatically',
  currency: 'usd',
  customer_email: 'person@example.org',
  customer_name: null,
  hosted_invoice_url: `https://invoice.stripe.com/i/acct_1/test_${'Yz9'.repeat(40)}?s=ap`,
  invoice_pdf: `https://pay.stripe.com/invoice/acct_1/test_${'Yz9'.repeat(40)}/pdf?s=ap`,
  lines: {
    object: 'list',
    has_more: false,
    total_count: 1,
    url: '/v1/invoices/in_1SbenchmarkInvoice000001/lines',
    data: [
      {
        id: 'il_1SbenchmarkLine00000000001',
        object: 'line_item',
        amount: 19_900,
        currency: 'usd',
        description: '1 × Pro (at $199.00 / year)',
        metadata: { checkout_id: '0192a0de-0000-7000-8000-000000000000' },
        parent: {
          type: 'subscription_item_details',
          subscription_item_details: {
            proration: false,
            subscription: 'sub_1SbenchmarkSubscription01',
            subscription_item: 'si_TbenchmarkItem01',
          },
        },
        period: PERIOD,
        pricing: {
          type: 'price_details',
          price_details: { price: 'price_1SbenchmarkPrice0000001', product: 'prod_TbenchmarkProduct1' },
          unit_amount_decimal: '19900',
        },
        quantity: 1,
        taxes: [
          { amount: 1_875, tax_behavior: 'exclusive', taxable_amount: 19_900, type: 'tax_rate_details' },
        ],
      },
    ],
  },
  metadata: {},
  number: 'BENCH-0001',
  parent: {
    type: 'subscription_details',
    subscription_details: { metadata: {}, subscription: 'sub_1SbenchmarkSubscription01' },
  },
  period_end: PERIOD.end,
  period_start: PERIOD.start,
  status: 'paid',
  status_transitions: { finalized_at: 1_767_225_600, paid_at: 1_767_225_601, voided_at: null },
  subtotal: 19_900,
  total: 21_775,
  total_taxes: [
    { amount: 1_875, tax_behavior: 'exclusive', taxable_amount: 19_900, type: 'tax_rate_details' },
  ],
}
