import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Setup } from '../../simulation/buyer.ts'
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

it('a membership that moves to the cheaper plan that is paid as well says so', async () => {
  const person = await arriveAt(system)
  const { id: accountId, browser, username, email } = person
  const open = async (tierId: string) =>
    (await browser.post('/api/create-guest-subscription', { tierId })).json<Setup>()
  const forms = [await open('basic'), await open('pro')]
  await system.stopWorkers()
  for (const form of forms) await buyerOf(system, person).pay(form)
  for (const { subscriptionId, customerId } of forms)
    await browser.post('/api/subscription-success', { subscriptionId, customerId, username, email })
  await system.startWorkers()
  await untilSettled(system)
  await untilSession(browser, { membershipTier: 'pro' })

  await stripeAccount(system).subscriptions.cancel(forms[1]?.subscriptionId ?? '')
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
  const prices = { yearlyPriceCents: 19_900, previousYearlyPriceCents: 49_900 }
  expect((await plansOf(accountId)).map(({ payload }) => payload)).toEqual([
    { accountId, tier: 'basic', previousTier: 'pro', ...prices },
  ])
})
