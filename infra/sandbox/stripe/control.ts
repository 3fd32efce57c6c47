import express, { Router } from 'express'
import { z } from 'zod'
import { ControlError, parseControl } from '../control/parse-control.ts'
import type { Store } from '../store.ts'
import type { Context } from './billing/context.ts'
import { giveUp, NotRenewable, renew } from './billing/renewing.ts'
import { expireSubscription, stopTax } from './billing/subscription-states.ts'
import { type Acting, moneyControl } from './money-control.ts'
import type { Subscription } from './objects/subscription.ts'
import { pastControl, type SandboxClock } from './past.ts'
import type { State } from './state.ts'
import { redeliver } from './webhooks/redeliver.ts'
import type { WebhookTarget } from './webhooks/send-webhook.ts'

interface ControlParts {
  store: Store
  state: State
  clock: SandboxClock
  pages: string
  target: WebhookTarget
  onWritten: () => void
}

const renewal = z.strictObject({ subscriptionId: z.string(), outcome: z.enum(['paid', 'failed']).optional() })
const givingUp = z.strictObject({ subscriptionId: z.string(), leaving: z.enum(['unpaid', 'uncollectible']) })
const ofSubscription = z.strictObject({ subscriptionId: z.string() })
const redelivery = z.strictObject({
  eventIds: z.array(z.string()).min(1),
  order: z.enum(['given', 'reverse', 'random']).default('given'),
  times: z.int().min(1).max(100).default(1),
})

/** What can happen at the provider by itself: renewals, refunds, disputes, webhooks that are sent again. */
export function stripeControl(parts: ControlParts): Router {
  const { state } = parts
  const router = Router()
  router.use(express.json())
  const acting: Acting = (schema, act) => (req, res) => {
    const body = parseControl(schema, req.body)
    res.json(parts.store.transaction(() => explained(() => act(contextNow(parts), body))))
    parts.onWritten()
  }
  router.post(
    '/renew',
    acting(renewal, (context, { subscriptionId, outcome }) =>
      renew(context, subscriptionOf(state, subscriptionId), outcome),
    ),
  )
  router.post(
    '/give-up',
    acting(givingUp, (context, { subscriptionId, leaving }) =>
      giveUp(context, subscriptionOf(state, subscriptionId), leaving),
    ),
  )
  router.post(
    '/expire',
    acting(ofSubscription, (context, { subscriptionId }) => expire(context, subscriptionId)),
  )
  router.post(
    '/stop-tax',
    acting(ofSubscription, (context, { subscriptionId }) =>
      stopTax(context, subscriptionOf(state, subscriptionId)),
    ),
  )
  moneyControl(router, acting, state)
  router.use(pastControl(parts.clock))
  router.post('/redeliver', async (req, res) => {
    res.json(await redeliver(state, parts.target, parseControl(redelivery, req.body)))
  })
  router.get('/events', (_req, res) => {
    res.json(
      state.events
        .all()
        .map(({ id, type, created, pending_webhooks }) => ({ id, type, created, pending_webhooks })),
    )
  })
  router.get('/subscriptions', (_req, res) => {
    res.json(state.subscriptions.all())
  })
  return router
}

function contextNow({ state, clock, pages }: ControlParts): Context {
  const request = { id: null, idempotency_key: null }
  return { state, pages, now: clock.seconds(), silent: clock.isInThePast(), request }
}

function explained<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof NotRenewable ? new ControlError(error.message) : error
  }
}

function subscriptionOf(state: State, id: string): Subscription {
  const subscription = state.subscriptions.get(id)
  if (!subscription) throw new ControlError(`subscriptionId: there is no subscription ${id}`)
  return subscription
}

function expire(context: Context, id: string): Subscription {
  const subscription = subscriptionOf(context.state, id)
  if (subscription.status !== 'incomplete')
    throw new ControlError(
      `subscriptionId: ${id} is ${subscription.status}, so its first payment cannot expire`,
    )
  return expireSubscription(context, subscription)
}
