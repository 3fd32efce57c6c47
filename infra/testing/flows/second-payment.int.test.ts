import type { Member } from '@meridian/contracts/http/analytics/get-member'
import type { SecondSubscription } from '@meridian/contracts/http/membership/second-subscriptions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { timesTold } from '../journal.ts'
import { untilProjected } from '../read-models.ts'
import { adminAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { payTwice } from './buyers.ts'
import { buyerOf, somebody, untilSettled } from './people.ts'
import { settledAtOnce } from './settled-at-once.ts'
import { changeTier, firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
let staff: HttpClient
beforeAll(async () => {
  system = await startWholeSystem()
  staff = await adminAt(system)
})
afterAll(() => system.stop())

const { stripe, renew, dispute, statusOf } = stripeOf(() => system)

const listed = async (id: string) =>
  (await staff.get('/api/second-subscriptions'))
    .json<SecondSubscription[]>()
    .find(({ subscriptionId }) => subscriptionId === id)

/** Somebody who pays for a second subscription, after what happened to it. */
async function paysTwice(happens: (second: { subscriptionId: string; customerId: string }) => Promise<void>) {
  const person = somebody()
  await buyerOf(system, person).buy('pro')
  const second = await buyerOf(system, { ...somebody(), email: person.email }).buy('basic')
  await happens(second)
  await untilSettled(system)
  await system.system.reconcile({ dryRun: false, actor: 'operator' })
  const { subscriptionId, customerId } = second
  return {
    subscriptionId,
    customerId,
    giveBack: (reason = 'Paid by mistake') =>
      staff.post(`/api/second-subscriptions/${subscriptionId}/refund`, { reason }),
    /** Of each payment that came, what was paid and what of it went back, the newest first. */
    payments: async () => {
      const { data } = await stripe.charges.list({ customer: customerId })
      return data.filter(({ paid }) => paid).map((charge) => [charge.amount, charge.amount_refunded])
    },
    isListed: async () => (await listed(subscriptionId)) !== undefined,
    /** What staff are shown of it. */
    listed: () => listed(subscriptionId),
    status: () => statusOf(subscriptionId),
  }
}

/** A hundred more that were found later, of the same person. */
async function findMore(subscriptionId: string): Promise<void> {
  const more = (table: string, key: string, changes: string) =>
    `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('${key}', 'sub_more_' || n, ${changes}))).*
      from ${table} t, generate_series(1, 100) n where t.${key} = $1`
  const values = [subscriptionId]
  const own = `'id', gen_random_uuid(), 'stripe_payment_intent_id', null`
  await system.system.sql.rows({ text: more('checkouts', 'stripe_subscription_id', own), values })
  const later = `'found_at', t.found_at + interval '1 hour'`
  await system.system.sql.rows({ text: more('second_subscriptions', 'subscription_id', later), values })
}

it('gives back one that is no longer among the newest hundred', async () => {
  const { subscriptionId, giveBack, isListed, status } = await paysTwice(async () => {})
  await findMore(subscriptionId)
  expect(await isListed()).toBe(false)
  const answer = await giveBack()
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('$199.00 is on its way back')])
  expect(await status()).toBe('canceled')
  await system.system.sql.rows({
    text: `delete from second_subscriptions where subscription_id like 'sub_more_%'`,
  })
})

it('gives back the last period that was paid, where the newest renewal is not', async () => {
  const { giveBack, payments, isListed, status } = await paysTwice(async ({ subscriptionId }) => {
    await renew(subscriptionId, 'paid')
    await renew(subscriptionId, 'failed')
  })
  const answer = await giveBack()
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('$199.00 is on its way back')])
  expect(await payments()).toEqual([
    [19_900, 19_900],
    [19_900, 0],
  ])
  expect(await isListed()).toBe(false)
  expect(await status()).toBe('canceled')
})

it('gives back the period and what an upgrade cost on top of it', async () => {
  const { giveBack, payments, listed } = await paysTwice(({ subscriptionId }) =>
    changeTier(stripe, subscriptionId, 49_900),
  )
  expect((await listed())?.paid).toEqual({ tierName: 'Pro', amount: 49_900, currency: 'usd' })
  const answer = await giveBack()
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('$499.00 is on its way back')])
  expect(await payments()).toEqual([
    [30_000, 30_000],
    [19_900, 19_900],
  ])
})

it('lists it all the same while the provider cannot say what was paid', async () => {
  const { listed } = await paysTwice(async () => {})
  const fault = { provider: 'stripe', kind: 'down' }
  await system.sandbox.post('/control/fault', { ...fault, count: 100 })
  const seen = await listed()
  await system.sandbox.post('/control/fault', { ...fault, count: 0 })
  expect([seen?.paid, (await listed())?.paid]).toEqual([null, expect.objectContaining({ amount: 19_900 })])
})

it('counts them for the bell of staff without a call to the provider', async () => {
  const { isListed, giveBack } = await paysTwice(async () => {})
  const counted = async () =>
    (await staff.get('/api/second-subscriptions/count')).json<{ count: number }>().count
  const calls = async () =>
    (await system.sandbox.get('/control/requests?provider=stripe')).json<object[]>().length
  const before = await calls()
  const open = await counted()
  expect(await calls()).toBe(before)
  // The list has to ask, which shows that the calls are seen at all.
  expect(await isListed()).toBe(true)
  expect(await calls()).toBeGreaterThan(before)
  await giveBack()
  expect(await counted()).toBe(open - 1)
})

it('counts what went back before, so that a second try ends the subscription', async () => {
  const { customerId, giveBack, isListed, status } = await paysTwice(async () => {})
  await stripe.refunds.create({ payment_intent: await firstPayment(stripe, customerId) })
  expect((await giveBack()).text).toContain('$199.00 is on its way back')
  expect([await isListed(), await status()]).toEqual([false, 'canceled'])
})

it('takes back the credit that a cheaper plan has left of it', async () => {
  const { customerId, giveBack } = await paysTwice(async ({ subscriptionId }) => {
    for (const price of [49_900, 19_900]) await changeTier(stripe, subscriptionId, price)
  })
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: -30_000 })
  await giveBack()
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: 0 })
})

it('gives it back once, and says so to both, where two of staff press at the same time', async () => {
  const { subscriptionId, giveBack, payments, status } = await paysTwice(async () => {})
  const answers = await settledAtOnce(system, subscriptionId, giveBack)
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect(await payments()).toEqual([[19_900, 19_900]])
  expect(await status()).toBe('canceled')
})

it('says that nothing can be given back, and ends nothing, where the bank has the money', async () => {
  const { giveBack, payments, isListed, status } = await paysTwice(async ({ customerId }) => {
    await dispute(await firstPayment(stripe, customerId))
  })
  const answer = await giveBack()
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('Nothing was refunded')])
  expect(await payments()).toEqual([[19_900, 0]])
  expect([await isListed(), await status()]).toEqual([true, 'active'])
})

it('gives nothing back without a reason', async () => {
  const { giveBack, payments, isListed } = await paysTwice(async () => {})
  expect((await giveBack('')).status).toBe(400)
  expect(await payments()).toEqual([[19_900, 0]])
  expect(await isListed()).toBe(true)
})

const GIVEN_BACK = 'membership.second-payment-given-back'

async function historyOf(accountId: string) {
  await untilSettled(system)
  await untilProjected(system.system)
  const { timeline } = (await staff.get(`/api/users/${accountId}`)).json<Member>()
  return timeline.filter(({ type }) => type === GIVEN_BACK)
}

it('records who gave it back and why, once, where two of staff press at the same time', async () => {
  const { giveBack, listed } = await paysTwice(async () => {})
  const accountId = (await listed())?.accountId ?? ''
  await Promise.all([giveBack(), giveBack()])
  expect(await historyOf(accountId)).toMatchObject([
    { actor: { kind: 'person', name: 'admin' }, details: { reason: 'Paid by mistake' } },
  ])
  expect(await timesTold(system.system, accountId, 'membership.second-payment-returned')).toBe(0)
})

it('a press of staff is recorded though the provider tells of the refund before they have their answer', async () => {
  const { basic, id } = await payTwice(system)
  const fault = { provider: 'stripe', kind: 'slow', path: `/subscriptions/${basic.subscriptionId}` }
  await system.sandbox.post('/control/fault', { ...fault, count: 2 })
  const refund = `/api/second-subscriptions/${basic.subscriptionId}/refund`
  expect((await staff.post(refund, { reason: 'Paid by mistake' })).status).toBe(200)
  await untilSettled(system)
  expect(await timesTold(system.system, id, GIVEN_BACK)).toBe(1)
})
