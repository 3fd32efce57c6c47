import { createHmac } from 'node:crypto'
import type { StripeEvent } from '../objects/event.ts'

export interface WebhookTarget {
  url: string
  secret: string
}

const TIMEOUT_MS = 10_000

/** Sends one signed event; returns the status, or 0 when nobody answered. */
export async function sendWebhook({ url, secret }: WebhookTarget, event: StripeEvent): Promise<number> {
  const body = JSON.stringify(event, null, 2)
  const seconds = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${seconds},v1=${signature}`,
        'user-agent': 'Stripe/1.0 (sandbox)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

/** Whether the receiver took it. */
export function isTaken(status: number): boolean {
  return status >= 200 && status < 300
}
