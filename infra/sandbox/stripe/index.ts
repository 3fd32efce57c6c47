import type { Router } from 'express'
import type { Store } from '../store.ts'
import { stripeApiRoutes } from './api/router.ts'
import { stripeControl } from './control.ts'
import { createSandboxClock } from './past.ts'
import { portalRoutes } from './portal/portal-routes.ts'
import { openState } from './state.ts'
import { createDeliverer } from './webhooks/deliverer.ts'
import type { WebhookTarget } from './webhooks/send-webhook.ts'

export interface StripeSandbox {
  /** Belongs under `/stripe/v1`. */
  api: Router
  /** Belongs under `/control/stripe`. */
  control: Router
  /** Belongs under the path of `pages`: the billing portal and the invoices. */
  portal: Router
  /** Begins to send webhooks, those that an earlier run left behind among them. */
  start(): void
  /** Waits for the webhooks that are being sent. */
  stop(): Promise<void>
}

/** Stripe's API on this machine: stateful, strict, with signed webhooks to one target. */
export function createStripeSandbox(parts: {
  store: Store
  target: WebhookTarget
  /** Where the provider's own pages live, without a slash at the end. */
  pages: string
  log: (line: string) => void
}): StripeSandbox {
  const { store, target, pages, log } = parts
  const state = openState(store)
  const clock = createSandboxClock()
  const deliverer = createDeliverer(state, target, log)
  const onWritten = () => deliverer.wake()
  return {
    api: stripeApiRoutes({ store, state, clock, pages, onWritten }),
    control: stripeControl({ store, state, clock, pages, target, onWritten }),
    portal: portalRoutes({ store, state, clock, pages, onWritten }),
    start: onWritten,
    stop: () => deliverer.stop(),
  }
}
