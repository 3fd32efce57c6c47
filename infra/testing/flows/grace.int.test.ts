import { afterAll, beforeAll, expect, it } from 'vitest'
import { effectsOf, eventsAbout } from '../journal.ts'
import { expectRebuiltAsLive } from '../rebuilt-as-live.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import {
  buyerOf,
  mailsTo,
  SUPPORT,
  sessionOf,
  somebody,
  untilHandled,
  untilMailSaying,
  untilMails,
  untilSession,
  untilSettled,
} from './people.ts'
import { stripeOf } from './stripe-account.ts'

/** What the journal says about a membership and its money. */
const BILLING = /^membership\.(?!referral|checkout)/

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, renew, failRenewal, daysAgo } = stripeOf(() => system)

it('goes from the first failed renewal to the wall and back, each step told once', async () => {
  const person = somebody()
  const buyer = buyerOf(system, person)
  const { subscriptionId } = await buyer.buy('pro')
  const { id } = await sessionOf(buyer.browser)

  await renew(subscriptionId, 'failed')
  const first = await untilSession(buyer.browser, {
    membershipStatus: 'payment_failed',
    paymentFailureCount: 1,
  })
  const days = (Date.parse(first.gracePeriodEnd ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)

  await renew(subscriptionId, 'failed')
  const second = await untilSession(buyer.browser, { paymentFailureCount: 2 })
  expect(second.gracePeriodEnd).toBe(first.gracePeriodEnd)

  await renew(subscriptionId, 'failed')
  const third = await untilSession(buyer.browser, { paymentFailureCount: 3 })
  expect(Date.parse(third.gracePeriodEnd ?? '')).toBeLessThanOrEqual(Date.now())

  await renew(subscriptionId, 'paid')
  await untilSession(buyer.browser, {
    membershipStatus: 'active',
    paymentFailureCount: 0,
    gracePeriodEnd: null,
  })
  await untilSettled(system)
  const told = (await eventsAbout(system.system, id)).filter((type) => BILLING.test(type))
  expect(told).toEqual([
    'membership.activated',
    'membership.payment-received',
    'membership.payment-failed',
    'membership.payment-failed',
    'membership.payment-failed',
    'membership.access-lost',
    'membership.payment-received',
    'membership.restored',
  ])
  // Password, two receipts, two failures, lost, restored.
  const mails = await untilMails(system, person.email, 7)
  expect(mails).toHaveLength(7)
  expect(mails.filter(({ text }) => text.includes('The payment of $499.00 for'))).toHaveLength(2)
})

it('ends where it was when every delivery comes again, and all of them in reverse', async () => {
  const buyers = [buyerOf(system, somebody()), buyerOf(system, somebody())]
  for (const buyer of buyers) {
    const { subscriptionId } = await buyer.buy('basic')
    await renew(subscriptionId, 'failed')
    await untilSession(buyer.browser, { paymentFailureCount: 1 })
  }
  const eventIds = (await untilSettled(system)).map((event) => event.id)
  const before = await effectsOf(system.system)
  for (const order of ['given', 'reverse', 'random']) {
    const answer = await system.sandbox.post('/control/stripe/redeliver', { eventIds, order, times: 2 })
    expect(new Set(answer.json<{ status: number }[]>().map(({ status }) => status))).toEqual(new Set([200]))
  }
  await untilSettled(system)
  expect(await effectsOf(system.system)).toEqual(before)
})

it('comes to the same when the webhooks are new but arrive in reverse', async () => {
  const buyer = buyerOf(system, somebody())
  const { subscriptionId } = await buyer.buy('basic')
  await untilSettled(system)
  await system.stopWorkers()
  await renew(subscriptionId, 'failed')
  await renew(subscriptionId, 'failed')
  await renew(subscriptionId, 'paid')
  await until(
    async () => {
      const events = (await system.sandbox.get('/control/stripe/events')).json<
        { pending_webhooks: number }[]
      >()
      return events.every((event) => event.pending_webhooks === 0)
    },
    { what: 'the webhooks to be stored' },
  )
  await system.startWorkers()
  await untilSettled(system)
  expect(await sessionOf(buyer.browser)).toMatchObject({ membershipStatus: 'active', paymentFailureCount: 0 })
})

it('rebuilds every projection to the rows of the live one', async () => {
  expect(await untilSettled(system)).not.toHaveLength(0)
  await expectRebuiltAsLive(system.system)
})

it('runs from the first failure even when that left no charge, since the bank asked for the cardholder', async () => {
  const { browser, customerId: customer, subscriptionId } = await newMember(system)
  const { id } = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer })
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: id })
  await daysAgo(8, () => renew(subscriptionId))
  await renew(subscriptionId, 'failed')
  const { gracePeriodEnd } = await untilSession(browser, {
    membershipStatus: 'payment_failed',
    paymentFailureCount: 2,
  })
  expect(Date.parse(gracePeriodEnd ?? '')).toBeLessThan(Date.now())
})

async function suspend(id: string): Promise<void> {
  const admin = await adminAt(system)
  const answer = await admin.post(`/api/users/${id}/suspend`, { reason: 'Sells tickets' })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
}

it('nobody is told that all is open again who is suspended meanwhile', async () => {
  const { id, email, browser, subscriptionId } = await newMember(system)
  await renew(subscriptionId, 'failed')
  await untilSession(browser, { membershipStatus: 'payment_failed' })
  await suspend(id)
  await renew(subscriptionId, 'paid')
  await untilSettled(system)
  await untilHandled(system)
  expect(await eventsAbout(system.system, id)).toContain('membership.restored')
  const subjects = (await mailsTo(system, email)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining('is suspended'))
  expect(subjects).not.toContainEqual(expect.stringContaining('Welcome back'))
})

it('whoever is suspended is told where to write to about a failed payment, and led to no page that is closed', async () => {
  const { id, email, subscriptionId } = await newMember(system)
  await suspend(id)
  await renew(subscriptionId, 'failed')
  const warning = await untilMailSaying(system, email, 'Your renewal could not be paid')
  await failRenewal(subscriptionId, 2)
  const end = await untilMailSaying(system, email, 'access has ended')
  for (const { text } of [warning, end]) {
    expect(text).toContain(`To pay, or to end your subscription, write to ${SUPPORT}.`)
    expect(text).not.toContain('/portal')
  }
})

it('whoever is suspended when the subscription ends is not invited to join again', async () => {
  const { id, email, subscriptionId } = await newMember(system)
  await suspend(id)
  await stripe.subscriptions.cancel(subscriptionId)
  const { text } = await untilMailSaying(system, email, 'access has ended')
  expect(text).toContain(`write to ${SUPPORT}.`)
  expect(text).not.toContain('join again')
})
