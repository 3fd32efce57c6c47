import express, { type RequestHandler } from 'express'
import type { AcceptNotification } from '#platform/database/notifications'
import { createBodyMemory } from '#platform/http/body-memory'
import { countWebhooks } from '#platform/log/metrics'
import { assertMayBeGenuine, genuineStripeNotification } from './stripe-notification.ts'

/** Where Stripe's messages come in. */
export const STRIPE_WEBHOOK = '/api/webhooks/stripe'

/** Carries the signature over the body. */
export const STRIPE_SIGNATURE = 'Stripe-Signature'

const MAX_BODY_BYTES = 1_024 * 1_024
/** Hundreds of usual messages; they are kept as they came until the signature is known to be right. */
const ROOM_BYTES = 4 * MAX_BODY_BYTES

/** Takes Stripe's messages: verified, stored once, answered; the work is done later by a consumer. */
export function stripeWebhook(parts: {
  secret: string | undefined
  accept: AcceptNotification
}): RequestHandler[] {
  const readBody = express.raw({ type: () => true, limit: MAX_BODY_BYTES, inflate: false })
  return [
    countWebhooks('stripe'),
    onlySigned(parts.secret),
    createBodyMemory(ROOM_BYTES)(readBody, MAX_BODY_BYTES),
    async (req, res) => {
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      await parts.accept(genuineStripeNotification(body, req.get(STRIPE_SIGNATURE), parts.secret))
      res.json({ received: true })
    },
  ]
}

/** What cannot be genuine is not even read. */
function onlySigned(secret: string | undefined): RequestHandler {
  return (req, _res, next) => {
    assertMayBeGenuine(req.get(STRIPE_SIGNATURE), secret)
    next()
  }
}
