import { DAY_MS } from '@meridian/contracts/values/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, somebody, untilHandled, untilSession } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  // No webhook of the provider is taken: whatever changes there is missed here.
  system = await startWholeSystem({ STRIPE_WEBHOOK_SECRET: 'whsec_another' })
})
afterAll(() => system.stop())

const { stripe, renew } = stripeOf(() => system)

const reconcile = (dryRun: boolean) => system.system.reconcile({ dryRun, actor: 'operator' })

/** Since when the last comparison asked the provider for its messages, in days before now. */
async function askedForDays(): Promise<number> {
  const calls = (await system.sandbox.get('/control/requests?provider=stripe')).json<object[]>()
  const since = calls
    .map((call) => /created(?:%5B|\[)gte(?:%5D|\])[=":]+(\d+)/.exec(JSON.stringify(call))?.[1])
    .filter((seconds) => seconds !== undefined)
    .at(-1)
  return (Date.now() - Number(since) * 1_000) / DAY_MS
}

/** Writes the report of a comparison into the journal, which went on for six hours and began so long ago. */
async function reconciled(daysAgo: number, { dryRun = false, version = 2 } = {}): Promise<void> {
  await system.system.sql.rows({
    text: `insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
      values (gen_random_uuid(), 'membership.billing-reconciled', $3::int,
        jsonb_build_object('dryRun', $2::boolean, 'compared', 0, 'findings', '[]'::jsonb)
          || case $3::int when 1 then '{}' else jsonb_build_object('startedAt', now() - make_interval(days => $1)) end,
        now() - make_interval(days => $1) + interval '6 hours', 'long-ago', 'operator')`,
    values: [daysAgo, dryRun, version],
  })
}

it('asks for the messages since the last comparison that repaired began, and an hour, at most a month', async () => {
  await reconcile(true)
  expect(await askedForDays()).toBeCloseTo(30, 1)
  await reconciled(40)
  await reconcile(true)
  expect(await askedForDays()).toBeCloseTo(30, 1)
  await reconciled(10)
  await reconciled(1, { dryRun: true })
  // From before, and does not say when it began.
  await reconciled(5, { version: 1 })
  await reconcile(true)
  expect(await askedForDays()).toBeCloseTo(10 + 1 / 24, 2)
})

it('reports when it began, before it asked the provider for anything', async () => {
  const before = Date.now()
  const { startedAt } = await reconcile(true)
  const asked = (await system.sandbox.get('/control/requests?provider=stripe')).json<{ at: string }[]>()
  const first = asked.map(({ at }) => Date.parse(at)).find((at) => at >= before)
  expect(Date.parse(startedAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(Date.parse(startedAt ?? '')).toBeLessThanOrEqual(first ?? 0)
})

it('goes on with the others where a customer cannot be read, and says of whom it could not', async () => {
  const buyers = [buyerOf(system, somebody()), buyerOf(system, somebody())]
  for (const buyer of buyers) {
    const { subscriptionId } = await buyer.buy('pro')
    await untilHandled(system, ({ queue }) => queue === 'membership')
    await renew(subscriptionId, 'failed')
  }
  await system.stopWorkers()
  // The first customer's invoices, as often as they are asked for.
  await system.sandbox.post('/control/fault', {
    provider: 'stripe',
    kind: 'error',
    count: 3,
    path: '/invoices',
  })
  const { findings } = await reconcile(false)
  expect(findings.filter(({ kind }) => kind === 'failed')).toEqual([
    { kind: 'failed', customerId: expect.stringMatching(/^cus_/), subscriptionId: null, repaired: false },
  ])
  const changes = findings.filter(({ kind }) => kind === 'missed-change')
  expect(changes.map(({ repaired }) => repaired).toSorted()).toEqual([false, true])
  const states = await Promise.all(
    buyers.map(async ({ browser }) => (await sessionOf(browser)).membershipStatus),
  )
  expect(states.toSorted()).toEqual(['active', 'payment_failed'])

  await reconcile(false)
  for (const { browser } of buyers) await untilSession(browser, { membershipStatus: 'payment_failed' })
})

it('what goes on at the provider after its list was read is not reported as left unrepaired', async () => {
  await system.startWorkers()
  const subscriptions: string[] = []
  for (const buyer of [buyerOf(system, somebody()), buyerOf(system, somebody())]) {
    const { subscriptionId } = await buyer.buy('pro')
    subscriptions.push(subscriptionId)
    await untilHandled(system, ({ queue }) => queue === 'membership')
    await renew(subscriptionId, 'failed')
  }
  await system.stopWorkers()
  // While the first customer is looked at, whichever that is, both go on: the second one's look shows what the list has not.
  await system.sandbox.post('/control/fault', {
    provider: 'stripe',
    kind: 'slow',
    count: 1,
    path: '/invoices',
  })
  const report = reconcile(false)
  const isSlow = async () => (await system.sandbox.get('/control/fault')).json<object[]>().length === 0
  await until(isSlow, { what: 'the look at the first customer' })
  for (const id of subscriptions) await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  const { findings } = await report
  const changes = findings.filter(({ kind }) => kind === 'missed-change')
  expect(changes.map(({ repaired }) => repaired)).toEqual([true, true])
})
