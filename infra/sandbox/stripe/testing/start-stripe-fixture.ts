import type Stripe from 'stripe'
import { type Sandbox, startSandbox } from '../../start-sandbox.ts'
import { type Buying, createBuying } from './buying.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { stripeAt } from './sdk.ts'

export interface StripeFixture extends Buying {
  sandbox: Sandbox
  stripe: Stripe
  receiver: Receiver
  /** Works a control: the path below `/control/stripe`; returns its answer. */
  control(path: string, body: object): Promise<Response>
  stop(): Promise<void>
}

/** A sandbox with the SDK before it and an app behind it that takes its webhooks. */
export async function startStripeFixture(): Promise<StripeFixture> {
  const receiver = await startReceiver()
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    file: ':memory:',
    webhookTarget: receiver.url,
  })
  const stripe = stripeAt(sandbox)
  return {
    ...createBuying(stripe, sandbox.url),
    sandbox,
    stripe,
    receiver,
    control: (path, body) =>
      fetch(`${sandbox.url}/control/stripe/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async stop() {
      await sandbox.stop()
      await receiver.stop()
    },
  }
}
