import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Setup } from '../../simulation/buyer.ts'
import type { HttpClient } from '../../simulation/http-client.ts'
import { timesTold } from '../journal.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { payTwice, withTwoTabs } from './buyers.ts'
import { SUPPORT, sessionOf, untilMailSaying, untilSession, untilSettled } from './people.ts'
import { firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, refund, dispute, closeDispute, renew, failRenewal, statusOf, untilEnded } = stripeOf(
  () => system,
)

const giveBack = async ({ customerId }: Setup) => refund(await firstPayment(stripe, customerId))
/** What a comparison that repairs finds about these. */
const findingsOf = async (...setups: Setup[]) => {
  const ids = setups.map(({ subscriptionId }) => subscriptionId)
  const { findings } = await system.system.reconcile({ dryRun: false, actor: 'operator' })
  return findings.filter(({ subscriptionId }) => ids.includes(subscriptionId ?? ''))
}
const timesLost = (id: string) => timesTold(system.system, id, 'membership.access-lost')

it('whoever paid for one plan cannot pay for the other that is open as well', async () => {
  const { basic, pro, pay, report, browser } = await withTwoTabs(system)
  await pay(basic)
  await report(basic)
  await untilEnded(pro.subscriptionId)
  expect(await pay(pro).catch(() => 'refused')).not.toEqual({ status: 'succeeded' })
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active', membershipTier: 'basic' })
})

it('whoever paid twice is told so, and so are staff', async () => {
  const { id, answer, basic, pro } = await payTwice(system)
  expect(answer.json()).toMatchObject({
    outcome: 'signed-in',
    message: expect.stringContaining('paid for two memberships'),
    notice: expect.stringContaining('Support'),
  })
  const mail = await untilMailSaying(system, SUPPORT, basic.subscriptionId)
  expect(mail.text).toContain(id)
  expect(mail.text).toContain(pro.subscriptionId)
})

/** What somebody is shown of a second payment of theirs. */
const secondOf = async (browser: HttpClient) =>
  (await browser.get('/api/subscription')).json<{ second: unknown }>().second

it('whoever paid twice sees the second payment at their billing until it went back', async () => {
  const { browser, basic } = await payTwice(system)
  const timesAsked = async () => {
    const calls = await system.sandbox.get('/control/requests?provider=stripe')
    return calls.json<{ path: string }[]>().filter(({ path }) => path.includes(basic.subscriptionId)).length
  }
  expect(await secondOf(browser)).toEqual({
    paid: { tierName: 'Basic', amount: 19_900, currency: 'usd' },
  })
  const [staff, reason] = [await adminAt(system), 'Paid by mistake']
  const answer = await staff.post(`/api/second-subscriptions/${basic.subscriptionId}/refund`, { reason })
  expect(answer.status, answer.text).toBe(200)
  await untilSettled(system)
  const asked = await timesAsked()
  expect(await secondOf(browser)).toBeNull()
  // The provider is not asked about what is over.
  expect(await timesAsked()).toBe(asked)
})

it('tells of a second payment though the provider cannot say how much it was', async () => {
  const { browser, basic } = await payTwice(system)
  const fault = { provider: 'stripe', kind: 'down', path: basic.subscriptionId }
  await system.sandbox.post('/control/fault', { ...fault, count: 100 })
  const told = await secondOf(browser)
  await system.sandbox.post('/control/fault', { ...fault, count: 0 })
  expect(told).toEqual({ paid: null })
})

it('a second payment that goes back in the dashboard is not charged again', async () => {
  const { browser, basic, id } = await payTwice(system)
  const paid = await firstPayment(stripe, basic.customerId)
  await refund(paid, 100)
  await untilSettled(system)
  expect(await secondOf(browser)).not.toBeNull()
  await refund(paid)
  await untilEnded(basic.subscriptionId)
  await untilSettled(system)
  expect(await secondOf(browser)).toBeNull()
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active', membershipTier: 'pro' })
  expect(await timesTold(system.system, id, 'membership.second-payment-returned')).toBe(1)
})

it('a second year that was paid before the end for the first one is told of again', async () => {
  const { browser, basic } = await payTwice(system)
  const fault = {
    provider: 'stripe',
    kind: 'error',
    percent: 100,
    path: `/subscriptions/${basic.subscriptionId}`,
  }
  await system.sandbox.post('/control/fault', { ...fault, count: 100_000 })
  await giveBack(basic)
  await until(async () => (await secondOf(browser)) === null, { what: 'the refund' })
  await renew(basic.subscriptionId, 'paid')
  await system.sandbox.post('/control/fault', { ...fault, count: 0 })
  await untilSettled(system)
  expect(await statusOf(basic.subscriptionId)).toBe('active')
  expect(await secondOf(browser)).not.toBeNull()
})

it('a dispute of a second payment is told to staff, once, and one that is lost ends it', async () => {
  const { browser, basic, id } = await payTwice(system)
  const paid = await firstPayment(stripe, basic.customerId)
  await dispute(paid)
  await untilMailSaying(system, SUPPORT, `(subscription ${basic.subscriptionId})`)
  expect(await secondOf(browser)).not.toBeNull()
  await closeDispute(paid, 'lost')
  await untilEnded(basic.subscriptionId)
  await untilSettled(system)
  expect(await secondOf(browser)).toBeNull()
  expect(await timesTold(system.system, id, 'membership.payment-disputed')).toBe(1)
})

it('a dispute that staff know of is not told again when access moves to the other payment', async () => {
  const { browser, id, pro } = await payTwice(system)
  await dispute(await firstPayment(stripe, pro.customerId))
  await untilSettled(system)
  await failRenewal(pro.subscriptionId, 3)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
  await untilSettled(system)
  expect(await findingsOf(pro)).toMatchObject([{ kind: 'second-subscription' }])
  await system.system.syncCustomer(pro.customerId, { actor: 'operator' })
  expect(await timesTold(system.system, id, 'membership.payment-disputed')).toBe(1)
})

it('tells of no second payment whom neither of the two lets in', async () => {
  const { browser, basic, pro } = await payTwice(system)
  await failRenewal(basic.subscriptionId, 1)
  await untilSettled(system)
  expect(await secondOf(browser)).not.toBeNull()
  await giveBack(pro)
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilSettled(system)
  expect(await secondOf(browser)).toBeNull()
})

it('keeps access by the other payment when the newer one goes back', async () => {
  const { id, browser, basic, pro } = await payTwice(system)
  await giveBack(pro)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
  await untilSettled(system)
  expect([await statusOf(basic.subscriptionId), await statusOf(pro.subscriptionId)]).toEqual([
    'active',
    'canceled',
  ])
  expect(await timesLost(id)).toBe(0)
  expect(await findingsOf(basic, pro)).toEqual([])
  // From here on the membership follows the one that is left.
  await giveBack(basic)
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilSettled(system)
  expect(await statusOf(basic.subscriptionId)).toBe('canceled')
})

it('keeps access by the other payment when the newer one cannot be renewed', async () => {
  const { id, browser, pro } = await payTwice(system)
  await failRenewal(pro.subscriptionId, 3)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
  await untilSettled(system)
  expect(await timesLost(id)).toBe(0)
})

it('gives access back where somebody was left paying without it', async () => {
  const { id, browser, basic, pro } = await payTwice(system)
  // As it was left before anybody looked for another payment.
  await stripe.subscriptions.cancel(pro.subscriptionId)
  await untilSettled(system)
  await system.system.sql.rows({
    text: `update memberships m set status = 'canceled', access_ended_at = now(), tier = c.tier,
        yearly_price_cents = c.yearly_price_cents, current_period_end = c.current_period_end,
        stripe_customer_id = c.stripe_customer_id, stripe_subscription_id = c.stripe_subscription_id
      from checkouts c where m.account_id = $1 and c.stripe_subscription_id = $2`,
    values: [id, pro.subscriptionId],
  })
  const looked = await system.system.reconcile({ dryRun: true, actor: 'operator' })
  expect(looked.findings).toContainEqual({
    kind: 'second-subscription',
    customerId: basic.customerId,
    subscriptionId: basic.subscriptionId,
    repaired: false,
  })
  expect(await findingsOf(basic)).toMatchObject([{ kind: 'second-subscription', repaired: true }])
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
})
