import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Setup } from '../../simulation/buyer.ts'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { buyerOf, somebody, untilSession, untilSettled } from './people.ts'
import { changeTier, stripeOf } from './stripe-account.ts'

// What the provider refuses once, it refuses for a day to whoever asks with the same key.
let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ TRUST_PROXY: '1' })
})
afterAll(() => system.stop())

const { stripe, overdraw, statusOf, refundedOf } = stripeOf(() => system)

/** Networks as the sandbox knows them: of no country, of Germany, of Great Britain. */
const [NOWHERE, GERMANY, BRITAIN] = ['192.0.2.1', '203.0.113.1', '198.51.100.1']

const choose = (browser: HttpClient, place: string) =>
  browser.post('/api/create-guest-subscription', { tierId: 'pro' }, { 'x-forwarded-for': place })

const NO_PLACE = [400, expect.stringContaining('We cannot calculate tax for your location')]

const idOf = async (browser: HttpClient, place: string) =>
  (await choose(browser, place)).json<Setup>().subscriptionId

it('a buyer whose country nobody could tell buys once from where it can be told', async () => {
  const browser = createClient(system.url)
  for (const refused of [await choose(browser, NOWHERE), await choose(browser, NOWHERE)])
    expect([refused.status, refused.text]).toEqual(NO_PLACE)
  const [first, second] = await Promise.all([choose(browser, GERMANY), choose(browser, GERMANY)])
  expect(first.status, first.text).toBe(200)
  const { subscriptionId, customerId, summary } = first.json<Setup>()
  expect(summary).toMatchObject({ subtotal: 49_900, tax: 9_481 })
  expect(second.json<Setup>().subscriptionId).toBe(subscriptionId)
  expect(await idOf(browser, BRITAIN)).toBe(subscriptionId)
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' })
  expect(data).toHaveLength(1)
})

/** The provider does what it is asked there next, says that it failed, and remembers saying so. */
const fail = (path: string) =>
  system.sandbox.post('/control/fault', { provider: 'stripe', kind: 'remembered', count: 1, path })

it.each(['/customers', '/subscriptions'])(
  'a failure of the provider that it remembers, at %s, costs a buyer one more press',
  async (path) => {
    const browser = createClient(system.url)
    await fail(path)
    const failed = await choose(browser, GERMANY)
    expect([failed.status, failed.text]).toEqual([503, expect.stringContaining('not available right now')])
    const answer = await choose(browser, GERMANY)
    expect(answer.status, answer.text).toBe(200)
    const { subscriptionId, customerId } = answer.json<Setup>()
    expect(await idOf(browser, GERMANY)).toBe(subscriptionId)
    const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' })
    expect(data.map(({ id }) => id)).toEqual([subscriptionId])
  },
)

/** Somebody who was a member and is none any more; the dearest plan leaves a credit. */
async function former(tier: string) {
  const member = await newMember(system, tier)
  const { browser, subscriptionId } = member
  await untilSettled(system)
  if (tier !== 'basic') await changeTier(stripe, subscriptionId, 19_900)
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  return member
}

it('a member who comes back from another country is taxed there, whatever was refused on the way', async () => {
  const { browser, customerId } = await former('basic')
  const refused = await choose(browser, NOWHERE)
  expect([refused.status, refused.text]).toEqual(NO_PLACE)
  const answer = await choose(browser, BRITAIN)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.json()).toMatchObject({ customerId, summary: { subtotal: 49_900, tax: 9_980 } })
})

it('a credit is offered for what a plan costs where its owner is by now', async () => {
  const { browser, customerId } = await former('enterprise')
  const answer = await choose(browser, GERMANY)
  expect(answer.json()).toMatchObject({
    clientSecret: null,
    customerId,
    summary: { subtotal: 49_900, tax: 9_481, credit: 59_381 },
  })
})

it('a credit that was spent as the provider failed has paid for one membership', async () => {
  const { browser, customerId } = await former('enterprise')
  const press = () => browser.post('/api/pay-with-credit', { tierId: 'pro' })
  await fail('/subscriptions')
  expect((await press()).status).toBe(503)
  const answer = await press()
  expect(answer.status, answer.text).toBe(200)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
  const { data } = await stripe.subscriptions.list({ customer: customerId })
  expect(data.map(({ status }) => status)).toEqual(['active'])
})

it('what could not be refunded for want of money is refunded once there is some', async () => {
  const person = somebody()
  await buyerOf(system, person).buy('pro')
  const { subscriptionId, customerId } = await buyerOf(system, { ...somebody(), email: person.email }).buy(
    'basic',
  )
  await untilSettled(system)
  await system.system.reconcile({ dryRun: false, actor: 'operator' })
  const staff = await adminAt(system)
  const refund = () =>
    staff.post(`/api/second-subscriptions/${subscriptionId}/refund`, { reason: 'Paid by mistake' })
  await overdraw(true)
  expect((await refund()).status).toBe(503)
  expect(await statusOf(subscriptionId)).toBe('active')
  await overdraw(false)
  const answer = await refund()
  expect(answer.status, answer.text).toBe(200)
  expect(await statusOf(subscriptionId)).toBe('canceled')
  expect(await refundedOf(customerId)).toEqual([true])
})
