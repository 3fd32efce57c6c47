import { createHmac, randomUUID } from 'node:crypto'

/** A message of the payment provider about somebody whom nobody knows, signed as the provider signs. */
export function signedWebhook(secret: string): { id: string; headers: Record<string, string>; body: string } {
  const time = Math.floor(Date.now() / 1_000)
  const id = `evt_${randomUUID()}`
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28',
    created: time,
    livemode: false,
    pending_webhooks: 1,
    type: 'invoice.paid',
    request: { id: null, idempotency_key: null },
    data: {
      object: {
        id: `in_${id}`,
        object: 'invoice',
        customer: `cus_nobody${id.slice(-3)}`,
        amount_paid: 21_775,
      },
    },
  })
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` }
  return { id, headers, body }
}
