import express, { Router } from 'express'
import { countWebhooks } from '#platform/metrics'
import type { AcceptNotification } from '#platform/notifications'
import { genuineStripeNotification } from './stripe-notification.ts'

/** Where Stripe's messages come in. */
export const STRIPE_WEBHOOK = '/api/webhooks/stripe'

/** Carries the signature over the body. */
export const STRIPE_SIGNATURE = 'Stripe-Signature'

const MAX_BODY = '1mb'

/** Takes Stripe's messages: verified, stored once, answered; the work is done later by a consumer. */
export function stripeWebhook(parts: { secret: string | undefined; accept: AcceptNotification }): Router {
  const router = Router()
  router.post(
    STRIPE_WEBHOOK,
    countWebhooks('stripe'),
    express.raw({ type: () => true, limit: MAX_BODY }),
    async (req, res) => {
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      await parts.accept(genuineStripeNotification(body, req.get(STRIPE_SIGNATURE), parts.secret))
      res.json({ received: true })
    },
  )
  return router
}
