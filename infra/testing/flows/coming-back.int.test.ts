import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Setup } from '../../simulation/buyer.ts'
import type { HttpClient } from '../../simulation/http-client.ts'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { buyerOf, untilSession, untilSettled } from './people.ts'
import { changeTier, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, expire, statusOf } = stripeOf(() => system)

/** Somebody who was a member and is none any more. What a dearer tier than the cheapest has cost more is kept as a credit. */
const former = async (tier = 'basic') => leave(await newMember(system, tier), tier)

/** The same, of somebody who has an account, and is signed in with two browsers. */
async function formerInTwoBrowsers(tier: string) {
  const person = await arriveAt(system)
  const bought = await buyerOf(system, person, person.browser).buy(tier)
  return { ...(await leave({ ...person, ...bought }, tier)), again: await person.signInElsewhere() }
}

async function leave<M extends { browser: HttpClient; subscriptionId: string }>(member: M, tier: string) {
  const { browser, subscriptionId } = member
  await untilSettled(system)
  if (tier !== 'basic') await changeTier(stripe, subscriptionId, 19_900)
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  return member
}

it('whose customer was kept buys as that customer', async () => {
  const { buy, browser, customerId } = await former()
  expect((await buy('pro')).customerId).toBe(customerId)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
})

it('whose customer was deleted at the provider buys as a new one', async () => {
  const { buy, browser, customerId } = await former()
  await stripe.customers.del(customerId)
  await untilSettled(system)
  expect((await buy('pro')).customerId).not.toBe(customerId)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
})

it('whose credit pays for it is asked first, and nothing is spent before', async () => {
  const { browser, customerId, subscriptionId } = await former('enterprise')
  const choose = () => browser.post('/api/create-guest-subscription', { tierId: 'pro' })
  for (const answer of [await choose(), await choose()])
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      { clientSecret: null, customerId, summary: { subtotal: 49_900, total: 49_900, credit: 49_900 } },
    ])
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' })
  expect(data).toMatchObject([{ id: subscriptionId }])
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: -80_000 })
  await untilSession(browser, { membershipStatus: 'canceled' })
})

it('whose credit pays for it is a member by one press, whether two tabs press or one', async () => {
  const { id, browser, customerId, subscriptionId } = await former('enterprise')
  await browser.post('/api/create-guest-subscription', { tierId: 'pro' })
  const press = () => browser.post('/api/pay-with-credit', { tierId: 'pro' })
  const answers = await Promise.all([press(), press()])
  // A server that is busy may get to the second tab once the first one is done.
  const told = [
    [200, expect.stringMatching(`"signed-in".*${id}|${id}.*"signed-in"`)],
    [409, expect.stringContaining('You are already a member')],
  ]
  for (const { status, text } of answers) expect(told).toContainEqual([status, text])
  expect(answers.map(({ status }) => status)).toContain(200)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
  expect((await press()).status).toBe(409)
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' })
  expect(data.filter((one) => one.id !== subscriptionId)).toMatchObject([{ status: 'active' }])
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: -30_100 })
})

it.each([
  ['the same plan', ['basic', 'basic']],
  ['two plans', ['basic', 'pro']],
])('whose credit pays for more is a member once, where two browsers press for %s', async (_, tiers) => {
  const { customerId, subscriptionId, browser, id, again } = await formerInTwoBrowsers('enterprise')
  const press = (one: HttpClient, at: number) => one.post('/api/pay-with-credit', { tierId: tiers[at] })
  const answers = await Promise.all([browser, again].map(press))
  const won = [200, expect.stringContaining(id)]
  const told = [won, [409, expect.stringMatching(/credit is already being used|are already a member/)]]
  for (const { status, text } of answers) expect(told).toContainEqual([status, text])
  expect(answers.map(({ status }) => status)).toContain(200)
  await untilSettled(system)
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' })
  const [begun, ...others] = data.filter((one) => one.id !== subscriptionId)
  expect([begun?.status, others]).toEqual(['active', []])
  const price = begun?.items.data[0]?.price.unit_amount ?? 0
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: price - 80_000 })
})

it('whose credit is too small for it is sent back to the card form, and pays the rest there', async () => {
  const { browser, choose, pay, report } = await former('pro')
  const refused = await browser.post('/api/pay-with-credit', { tierId: 'enterprise' })
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('credit')])
  const setup = await choose('enterprise')
  expect(setup.summary).toMatchObject({ total: 99_900, credit: 30_000 })
  await pay(setup)
  expect((await report(setup)).status).toBe(200)
})

it('whose credit went to a checkout that was left has it back for the next one, of whichever tier', async () => {
  const { choose, customerId } = await former('pro')
  const left = await choose('enterprise')
  expect(await dueOf(left)).toBe(69_900)
  expect((await choose('enterprise')).subscriptionId).toBe(left.subscriptionId)
  const next = await choose('pro')
  expect(await dueOf(next)).toBe(19_900)
  expect(await statusOf(left.subscriptionId)).toBe('canceled')
  // The one that was left can be taken up again, as another one.
  const again = await choose('enterprise')
  expect([again.customerId, await dueOf(again)]).toEqual([customerId, 69_900])
})

it('whose checkout expires has the credit back', async () => {
  const { choose, customerId } = await former('pro')
  const { subscriptionId } = await choose('enterprise')
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: 0 })
  await expire(subscriptionId)
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: -30_000 })
})

/** What is left to pay by card, after the credit. */
async function dueOf({ subscriptionId }: Setup): Promise<number | undefined> {
  return (await stripe.invoices.list({ subscription: subscriptionId })).data[0]?.amount_due
}
