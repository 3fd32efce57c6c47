import { compose, exitOnBadConfig, type System } from '@meridian/backend/worker-api'
import { createPastDelivery } from './past-delivery.ts'
import { createStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts'

/** The product at times that have passed. */
export interface TimeMachine {
  system: System
  stripe: StripeStandIn
  /** Where the stand-ins' controls are. */
  sandboxUrl: string
  /** Sets the present to that moment, for commands and for the payment provider. Undefined is the real present. */
  goTo(moment: Date | undefined): Promise<void>
  now(): Date
  /** Lets the consumers act on every event so far; each acts at the time of the event. */
  settle(): Promise<void>
  close(): Promise<void>
}

/**
 * Composes the product as the back end and the workers do, with a clock that can be set. Neither of them may run beside
 * it on the same database: they would act on the past at the present time.
 * @throws Error where Stripe is not the stand-in
 */
export function createTimeMachine(env: NodeJS.ProcessEnv): TimeMachine {
  const config = exitOnBadConfig(env)
  if (config.stripe.apiBaseUrl === undefined) throw new Error('The past can be played in the sandbox only')
  const sandboxUrl = new URL(config.stripe.apiBaseUrl).origin
  let past: Date | undefined
  const now = () => past ?? new Date()
  const system = compose(config, 'demo', { clock: now })
  const stripe = createStripeStandIn(sandboxUrl, config.stripe.secretKey)
  const delivery = createPastDelivery(system, (moment) => {
    past = moment
  })
  return {
    system,
    stripe,
    sandboxUrl,
    now,
    async goTo(moment) {
      past = moment
      await stripe.goTo(moment)
    },
    async settle() {
      const present = past
      await delivery.settle()
      past = present
    },
    async close() {
      delivery.close()
      await system.close()
    },
  }
}
