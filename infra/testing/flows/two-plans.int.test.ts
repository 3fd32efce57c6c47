import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Setup } from '../../simulation/buyer.ts'
import { createClient } from '../../simulation/http-client.ts'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, untilSession, untilSettled } from './people.ts'
import { stripeAccount } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

/** What was told of changes of somebody's plan. */
const plansOf = (accountId: string) =>
  system.system.sql.rows<{ payload: object }>({
    text: `select payload from domain_events
      where type = 'membership.plan-changed' and payload ->> 'accountId' = $1 order by position`,
    values: [accountId],
  })

/** Somebody who has paid for two plans, as it is possible in two tabs; the dearer one counts. */
async function paidTwice() {
  const person = await arriveAt(system)
  const { browser, username, email } = person
  const open = async (tierId: string) =>
    (await browser.post('/api/create-guest-subscription', { tierId })).json<Setup>()
  const [basic, pro] = [await open('basic'), await open('pro')]
  await system.stopWorkers()
  for (const form of [basic, pro]) await buyerOf(system, person).pay(form)
  for (const { subscriptionId, customerId } of [basic, pro])
    await browser.post('/api/subscription-success', { subscriptionId, customerId, username, email })
  await system.startWorkers()
  await untilSettled(system)
  await untilSession(browser, { membershipTier: 'pro' })
  return { ...person, basic, pro }
}

it('a membership that moves to the cheaper plan that is paid as well says so', async () => {
  const { id: accountId, browser, pro } = await paidTwice()
  await stripeAccount(system).subscriptions.cancel(pro.subscriptionId)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
  const prices = { yearlyPriceCents: 19_900, previousYearlyPriceCents: 49_900 }
  expect((await plansOf(accountId)).map(({ payload }) => payload)).toEqual([
    { accountId, tier: 'basic', previousTier: 'pro', ...prices },
  ])
})

it('staff see whether somebody who pays twice has access, before they give a payment back', async () => {
  const { id: accountId, browser, basic, pro } = await paidTwice()
  const staff = createClient(system.url)
  const { email, password } = system.system.config.admin
  expect((await staff.post('/api/login', { email, password })).status).toBe(200)
  const listed = async () => (await staff.get('/api/second-subscriptions')).json<object[]>()
  const { subscriptionId } = basic
  expect(await listed()).toContainEqual(
    expect.objectContaining({ accountId, subscriptionId, hasAccess: true }),
  )
  await system.sandbox.post('/control/stripe/renew', { subscriptionId, outcome: 'failed' })
  await stripeAccount(system).subscriptions.cancel(pro.subscriptionId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  expect(await listed()).toContainEqual(
    expect.objectContaining({ accountId, subscriptionId, hasAccess: false }),
  )
})
