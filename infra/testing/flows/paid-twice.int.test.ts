import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Setup } from '../../simulation/buyer.ts'
import { eventsAbout } from '../journal.ts'
import { arriveAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, untilMailSaying, untilSession, untilSettled } from './people.ts'
import { firstPayment, stripeAccount } from './stripe-account.ts'

let system: WholeSystem
let stripe: Stripe
beforeAll(async () => {
  system = await startWholeSystem()
  stripe = stripeAccount(system)
})
afterAll(() => system.stop())

/** Somebody who is signed in, with the card forms of two plans open in two tabs. */
async function withTwoTabs() {
  const person = await arriveAt(system)
  const open = async (tierId: string) =>
    (await person.browser.post('/api/create-guest-subscription', { tierId })).json<Setup>()
  const [basic, pro] = [await open('basic'), await open('pro')]
  const { username, email } = person
  const { pay } = buyerOf(system, person)
  const report = ({ subscriptionId, customerId }: Setup) =>
    person.browser.post('/api/subscription-success', { subscriptionId, customerId, username, email })
  return { ...person, basic, pro, pay, report }
}

/** The same after both are paid, the dearer plan last. */
async function paidTwice() {
  const buyer = await withTwoTabs()
  const { basic, pro, pay, report } = buyer
  // Both are paid before anybody can close the second form.
  await system.stopWorkers()
  await pay(basic)
  await pay(pro)
  await report(basic)
  const answer = (await report(pro)).json()
  await system.startWorkers()
  await untilSettled(system)
  await untilSession(buyer.browser, { membershipStatus: 'active', membershipTier: 'pro' })
  return { ...buyer, answer }
}

const statusOf = async ({ subscriptionId }: Setup) =>
  (await stripe.subscriptions.retrieve(subscriptionId)).status
const giveBack = async ({ customerId }: Setup) => {
  const paymentIntentId = await firstPayment(stripe, customerId)
  await system.sandbox.post('/control/stripe/refund', { paymentIntentId })
}
/** What a comparison that repairs finds about these. */
const findingsOf = async (...setups: Setup[]) => {
  const ids = setups.map(({ subscriptionId }) => subscriptionId)
  const { findings } = await system.system.reconcile({ dryRun: false, actor: 'operator' })
  return findings.filter(({ subscriptionId }) => ids.includes(subscriptionId ?? ''))
}
const lost = async (id: string) =>
  (await eventsAbout(system.system, id)).filter((type) => type === 'membership.access-lost')

it('whoever paid for one plan cannot pay for the other that is open as well', async () => {
  const { basic, pro, pay, report, browser } = await withTwoTabs()
  await pay(basic)
  await report(basic)
  await until(async () => (await statusOf(pro)) === 'canceled', {
    within: 20_000,
    what: 'the other payment to be closed',
  })
  expect(await pay(pro).catch(() => 'refused')).not.toEqual({ status: 'succeeded' })
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active', membershipTier: 'basic' })
})

it('whoever paid twice is told so, and so are staff', async () => {
  const { id, answer, basic, pro } = await paidTwice()
  expect(answer).toMatchObject({
    outcome: 'signed-in',
    message: expect.stringContaining('paid for two memberships'),
    notice: expect.stringContaining('Support'),
  })
  const mail = await untilMailSaying(system, 'support@meridian.example', basic.subscriptionId)
  expect(mail.text).toContain(id)
  expect(mail.text).toContain(pro.subscriptionId)
})

it('keeps access by the other payment when the newer one goes back', async () => {
  const { id, browser, basic, pro } = await paidTwice()
  await giveBack(pro)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
  await untilSettled(system)
  expect([await statusOf(basic), await statusOf(pro)]).toEqual(['active', 'canceled'])
  expect(await lost(id)).toEqual([])
  expect(await findingsOf(basic, pro)).toEqual([])
  // From here on the membership follows the one that is left.
  await giveBack(basic)
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilSettled(system)
  expect(await statusOf(basic)).toBe('canceled')
})

it('keeps access by the other payment when the newer one cannot be renewed', async () => {
  const { id, browser, pro } = await paidTwice()
  const { subscriptionId } = pro
  for (let failed = 0; failed < 3; failed += 1)
    await system.sandbox.post('/control/stripe/renew', { subscriptionId, outcome: 'failed' })
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
  await untilSettled(system)
  expect(await lost(id)).toEqual([])
})

it('gives access back where somebody was left paying without it', async () => {
  const { id, browser, basic, pro } = await paidTwice()
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
