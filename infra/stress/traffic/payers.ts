import { setTimeout as pause } from 'node:timers/promises'
import { createBuyer } from '../../simulation/buyer.ts'
import { persistently } from '../persistence.ts'
import type { Surroundings } from '../surroundings.ts'

const PAYERS = 5
const EVERY_MS = 1_500

/** People who have bought, and whose subscription renews now and then: the provider reports it by its own webhooks. */
export interface Payers {
  /** By their e-mail: how often each has paid. */
  paid: Map<string, number>
  stop(): Promise<void>
}

/** @throws Error when one of them cannot buy */
export async function keepPaying({ url, sandboxUrl, sandbox }: Surroundings): Promise<Payers> {
  const paid = new Map<string, number>()
  const subscriptions: { email: string; subscriptionId: string }[] = []
  for (let place = 1; place <= PAYERS; place += 1) {
    const person = { username: `Payer ${place}`, email: `payer-${place}@example.org` }
    const { subscriptionId } = await createBuyer({ app: url, stripe: `${sandboxUrl}/stripe` }, person).buy(
      'pro',
    )
    subscriptions.push({ email: person.email, subscriptionId })
    paid.set(person.email, 1)
  }
  const stopping = new AbortController()
  const paying = (async () => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const { email = '', subscriptionId } = subscriptions[turn % PAYERS] ?? {}
      await persistently(() => sandbox.post('/control/stripe/renew', { subscriptionId, outcome: 'paid' }))
      paid.set(email, (paid.get(email) ?? 0) + 1)
      await pause(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    paid,
    async stop() {
      stopping.abort()
      await paying
    },
  }
}
