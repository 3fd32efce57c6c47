import {
  buyerOf,
  sessionOf,
  somebody,
  untilSession,
  untilSettled,
} from '@meridian/infra/testing/flows/people'
import { stripeOf } from '@meridian/infra/testing/flows/stripe-account'
import { timesTold } from '@meridian/infra/testing/journal'
import { startWholeSystem, type WholeSystem } from '@meridian/infra/testing/whole-system'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())
beforeEach(() => system.startWorkers())

const { renew } = stripeOf(() => system)

/** Somebody whose renewal failed once, and whose grace period has ended while no worker was there. */
async function expired({ hoursAgo = 0, pays = false } = {}) {
  const buyer = buyerOf(system, somebody())
  const { subscriptionId, customerId } = await buyer.buy('pro')
  await renew(subscriptionId, 'failed')
  const { id } = await untilSession(buyer.browser, { paymentFailureCount: 1 })
  await untilSettled(system)
  await system.stopWorkers()
  if (pays) await renew(subscriptionId, 'paid')
  await system.system.sql.rows({
    text: `update memberships set grace_period_end = now() - make_interval(hours => $2, secs => 1)
      where account_id = $1`,
    values: [id, hoursAgo],
  })
  return { id, customerId, browser: buyer.browser }
}

const fault = (count: number) =>
  system.sandbox.post('/control/fault', { provider: 'stripe', kind: 'down', count })
const sweep = () => system.system.endExpiredGraces('operator')
const lossesOf = (id: string) => timesTold(system.system, id, 'membership.access-lost')

/** How often the provider was asked about a customer. */
async function asked(customerId: string): Promise<number> {
  const calls = (await system.sandbox.get('/control/requests?provider=stripe')).json<object[]>()
  return calls.filter((call) => JSON.stringify(call).includes(customerId)).length
}

it('keeps who has paid, though nobody has read the message about it yet', async () => {
  const { id, browser } = await expired({ pays: true })
  await sweep()
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active', gracePeriodEnd: null })
  expect(await lossesOf(id)).toBe(0)
})

it('ends what the provider does not know any more, once, however many sweeps there are', async () => {
  const { id } = await expired()
  await system.system.sql.rows({
    text: `update memberships set stripe_customer_id = 'cus_of_nobody' where account_id = $1`,
    values: [id],
  })
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(await lossesOf(id)).toBe(1)
})

it('waits for a provider that is away, and does not ask it again and again', async () => {
  const { id, customerId } = await expired()
  await fault(1_000)
  await sweep()
  const tries = await asked(customerId)
  expect(tries).toBeGreaterThan(0)
  await sweep()
  await fault(0)
  expect(await asked(customerId)).toBe(tries)
  expect(await lossesOf(id)).toBe(0)
})

it('ends by the clock alone when the provider has been away for an hour', async () => {
  const { id } = await expired({ hoursAgo: 1 })
  await fault(1_000)
  await sweep()
  await fault(0)
  expect(await lossesOf(id)).toBe(1)
})
