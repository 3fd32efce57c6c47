import type { DunningSimulation } from '@meridian/contracts/http/membership/simulate-dunning'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { untilSession, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
let staff: HttpClient
beforeAll(async () => {
  system = await startWholeSystem()
  staff = await adminAt(system)
})
afterAll(() => system.stop())

const { stripe, renew } = stripeOf(() => system)

async function simulate(gracePeriodDays: number, allowedFailures: number): Promise<DunningSimulation> {
  const answer = await staff.get(pathOf(gracePeriodDays, allowedFailures))
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.json<DunningSimulation>()
}

const pathOf = (days: number | string, failures: number | string) =>
  `/api/dunning-simulation?gracePeriodDays=${days}&allowedFailures=${failures}`

/** Buys a tier and lets its renewal fail so often, each failure known before the next. */
async function failing(tier: string, failures: number) {
  const member = await newMember(system, tier)
  const { browser, subscriptionId } = member
  for (let count = 1; count <= failures; count += 1) {
    await renew(subscriptionId, 'failed')
    await untilSession(browser, { paymentFailureCount: count })
  }
  const pay = async () => {
    await renew(subscriptionId, 'paid')
    await untilSession(browser, { membershipStatus: 'active' })
  }
  return { ...member, pay }
}

async function accessLostTold(): Promise<number> {
  const told = await system.system.sql.rows({
    text: "select from domain_events where type = 'membership.access-lost'",
  })
  return told.length
}

it('has nothing to tell where no payment failed', async () => {
  expect(await simulate(14, 4)).toMatchObject({ histories: 0, present: { paidInTime: 0, freeDays: 0 } })
})

it('is for staff, and says what is wrong with a policy', async () => {
  const visitor = createClient(system.url)
  expect((await visitor.get(pathOf(14, 4))).status).toBe(401)
  const { browser } = await failing('basic', 0)
  const refused = await browser.get(pathOf(14, 4))
  expect([refused.status, refused.text]).toEqual([403, 'Only staff can see this.'])
  for (const [days, failures] of [
    [61, 4],
    ['', 4],
    [7.5, 4],
    [14, 0],
    [14, 'many'],
  ] as const) {
    const bad = await staff.get(pathOf(days, failures))
    expect(bad.status).toBe(400)
    expect(bad.text).toMatch(/^(gracePeriodDays|allowedFailures): Enter a whole number of /)
  }
  expect((await staff.get('/api/dunning-simulation')).status).toBe(400)
})

it('simulates the present policy as what was done, and another one as arithmetic says', async () => {
  await (await failing('pro', 1)).pay()
  await (await failing('basic', 3)).pay()
  await failing('enterprise', 3)
  const ending = await failing('basic', 1)
  // What is read from the provider while it ends would be of two minds.
  await untilSettled(system)
  await stripe.subscriptions.cancel(ending.subscriptionId)
  await untilSession(ending.browser, { membershipStatus: 'canceled' })
  await failing('pro', 1)
  await untilSettled(system)

  const { present, simulated, histories } = await simulate(60, 4)
  expect(histories).toBe(5)
  expect(present).toMatchObject({
    policy: { gracePeriodDays: 7, allowedFailures: 3 },
    paidInTime: 1,
    paidAfterLoss: 1,
    notPaid: 2,
    undecided: 1,
    lostAccess: await accessLostTold(),
    paidInTimeCents: 49_900,
    paidAfterLossCents: 19_900,
    notPaidCents: 99_900 + 19_900,
  })
  expect(present.takenDays).toBeGreaterThan(0)
  // The fourth failure never came, so nobody but the one whose subscription ended loses access.
  expect(simulated).toMatchObject({
    policy: { gracePeriodDays: 60, allowedFailures: 4 },
    paidInTime: 2,
    paidAfterLoss: 0,
    notPaid: 1,
    undecided: 2,
    lostAccess: 1,
    paidInTimeCents: 49_900 + 19_900,
    takenDays: 0,
  })
  expect(simulated.freeDays).toBeGreaterThan(present.freeDays)
  const same = await simulate(7, 3)
  expect(same.simulated).toEqual(same.present)
  expect((await simulate(0, 10)).simulated).toMatchObject({
    paidAfterLoss: 2,
    notPaid: 3,
    lostAccess: 5,
    freeDays: 0,
  })
})

it('reads a year and no more of it, however much there is', async () => {
  const before = await simulate(14, 4)
  const many = 1_100
  await failedLongAgo({ many, daysAgo: 364 })
  await failedLongAgo({ many: 1, daysAgo: 366 })
  const { present, simulated, histories } = await simulate(14, 4)
  expect(histories).toBe(before.histories + many)
  expect(present.notPaid).toBe(before.present.notPaid + many)
  expect(present.notPaidCents).toBe(before.present.notPaidCents + many * 19_900)
  expect(present.freeDays - before.present.freeDays).toBeCloseTo(many * 7, 1)
  expect(simulated.freeDays - before.simulated.freeDays).toBeCloseTo(many * 14, 1)
})

/** Writes into the journal what so many members left who never paid again after one failure. */
async function failedLongAgo({ many, daysAgo }: { many: number; daysAgo: number }): Promise<void> {
  await system.system.sql.rows({
    text: `insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
      select gen_random_uuid(), type, 1, payload || jsonb_build_object('accountId', account),
        now() - make_interval(days => $2), 'long-ago', 'operator'
      from (select gen_random_uuid() as account from generate_series(1, $1)) people, (values
        (1, 'membership.activated', '{"tier": "basic", "yearlyPriceCents": 19900}'::jsonb),
        (2, 'membership.payment-failed', '{"invoiceId": "in_old", "failureCount": 1}'::jsonb)
      ) as told (nth, type, payload)
      order by nth`,
    values: [many, daysAgo],
  })
}
