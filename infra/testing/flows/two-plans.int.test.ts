import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { payTwice } from './buyers.ts'
import { mailsTo, untilMailSaying, untilSession, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, renew } = stripeOf(() => system)

/** What was told of changes of somebody's plan. */
const plansOf = (accountId: string) =>
  system.system.sql.rows<{ payload: object }>({
    text: `select payload from domain_events
      where type = 'membership.plan-changed' and payload ->> 'accountId' = $1 order by position`,
    values: [accountId],
  })

it('a membership that moves to the cheaper plan that is paid as well says so', async () => {
  const { id: accountId, browser, pro } = await payTwice(system)
  await stripe.subscriptions.cancel(pro.subscriptionId)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
  const prices = { yearlyPriceCents: 19_900, previousYearlyPriceCents: 49_900 }
  expect((await plansOf(accountId)).map(({ payload }) => payload)).toEqual([
    { accountId, tier: 'basic', previousTier: 'pro', ...prices },
  ])
})

it('staff see whether somebody who pays twice has access, before they give a payment back', async () => {
  const { id: accountId, browser, basic, pro } = await payTwice(system)
  const staff = await adminAt(system)
  const listed = async () => (await staff.get('/api/second-subscriptions')).json<object[]>()
  const { subscriptionId } = basic
  expect(await listed()).toContainEqual(
    expect.objectContaining({ accountId, subscriptionId, hasAccess: true }),
  )
  await renew(subscriptionId, 'failed')
  await stripe.subscriptions.cancel(pro.subscriptionId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  expect(await listed()).toContainEqual(
    expect.objectContaining({ accountId, subscriptionId, hasAccess: false }),
  )
})

it('who paid twice is told once that the second payment is on its way back', async () => {
  const { basic, email } = await payTwice(system)
  const staff = await adminAt(system)
  const giveBack = () =>
    staff.post(`/api/second-subscriptions/${basic.subscriptionId}/refund`, { reason: 'Paid by mistake' })
  expect((await giveBack()).status).toBe(200)
  expect((await untilMailSaying(system, email, 'second payment')).text).toContain('is on its way back')
  expect((await giveBack()).status).toBe(404)
  await untilSettled(system)
  const told = (await mailsTo(system, email)).filter(({ subject }) => subject.includes('second payment'))
  expect(told).toHaveLength(1)
})
