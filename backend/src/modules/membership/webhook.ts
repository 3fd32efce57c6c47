import express, { Router } from 'express'
import { countWebhooks } from '#platform/metrics'
import type { AcceptNotification } from '#platform/notifications'
import { genuineStripeNotification } from './stripe-notification.ts'

const MAX_BODY = '1mb'

/** Takes Stripe's messages: verified, stored once, answered; the work is done later by a consumer. */
export function stripeWebhook(parts: { secret: string | undefined; accept: AcceptNotification }): Router {
  const router = Router()
  router.post(
    '/api/webhooks/stripe',
    countWebhooks('stripe'),
    express.raw({ type: () => true, limit: MAX_BODY }),
    async (req, res) => {
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      await parts.accept(genuineStripeNotification(body, req.get('stripe-signature'), parts.secret))
      res.json({ received: true })
    },
  )
  return router
}
