import { afterAll, beforeAll, expect, it } from 'vitest'
import { arriveAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { buyerOf, sessionOf, untilSession, untilSettled } from './people.ts'
import { firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, refund, renew, failRenewal, statusOf, untilEnded, refundedOf } = stripeOf(() => system)

const failCalls = (count: number, path?: string) =>
  system.sandbox.post('/control/fault', { provider: 'stripe', kind: 'error', percent: 100, count, path })

/** What happens while the provider refuses every call about one subscription; then it answers again. */
async function whileRefusing(subscriptionId: string, happen: () => Promise<unknown>) {
  await failCalls(100_000, `/subscriptions/${subscriptionId}`)
  await happen()
  await failCalls(0)
  await untilSettled(system)
}

/** The provider counts in seconds, and what was paid in the second of the deletion counts as paid after it. */
async function untilSecondAfterPaying(customer: string) {
  const [newest] = (await stripe.charges.list({ customer })).data
  await until(() => Date.now() / 1_000 > (newest?.created ?? 0) + 1, {
    within: 5_000,
    what: 'the next second',
  })
}

it('a year that was paid since the refund of the old one goes on', async () => {
  const { browser, subscriptionId, customerId } = await newMember(system)
  await untilSettled(system)
  await whileRefusing(subscriptionId, async () => {
    await refund(await firstPayment(stripe, customerId))
    await untilSession(browser, { membershipStatus: 'canceled' })
    await renew(subscriptionId, 'paid')
    await untilSession(browser, { membershipStatus: 'active' })
  })
  expect(await statusOf(subscriptionId)).toBe('active')
  expect(await refundedOf(customerId)).toEqual([false, true])
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active' })
})

it('a year that was only billed since the refund ends with the old one', async () => {
  const { browser, subscriptionId, customerId } = await newMember(system)
  await untilSettled(system)
  await whileRefusing(subscriptionId, async () => {
    await refund(await firstPayment(stripe, customerId))
    await untilSession(browser, { membershipStatus: 'canceled' })
    await failRenewal(subscriptionId, 1)
  })
  await untilEnded(subscriptionId)
  expect(await refundedOf(customerId)).toContain(true)
})

it('who is charged after the account is deleted gets that back, and not what was paid before', async () => {
  const person = await arriveAt(system)
  const { browser, password } = person
  const { subscriptionId, customerId } = await buyerOf(system, person, browser).buy('pro')
  await untilSettled(system)
  await renew(subscriptionId, 'paid')
  await untilSettled(system)
  await untilSecondAfterPaying(customerId)
  await whileRefusing(subscriptionId, async () => {
    expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
    await renew(subscriptionId, 'paid')
  })
  await untilEnded(subscriptionId)
  await untilSettled(system)
  expect(await refundedOf(customerId)).toEqual([true, false, false])
})
