import type { Member } from '@meridian/contracts/http/analytics/get-member'
import type { SecondSubscription } from '@meridian/contracts/http/membership/second-subscriptions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { timesTold } from '../journal.ts'
import { untilProjected } from '../read-models.ts'
import { adminAt, arriveAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { claim, payTwice, payUnclaimed } from './buyers.ts'
import { buyerOf, SUPPORT, untilLinkToken, untilMailSaying, untilSession, untilSettled } from './people.ts'
import { settledAtOnce } from './settled-at-once.ts'
import { stripeOf } from './stripe-account.ts'

const YEAR_AND_A_BIT_MS = 370 * 86_400_000

let system: WholeSystem
let staff: HttpClient
beforeAll(async () => {
  system = await startWholeSystem()
  staff = await adminAt(system)
})
afterAll(() => system.stop())

const { stripe, renew, failRenewal, statusOf } = stripeOf(() => system)

const goTo = async (at: Date | null) => {
  const answer = await system.sandbox.post('/control/stripe/past', { at: at?.toISOString() ?? null })
  expect(answer.status, answer.text).toBe(200)
}

/** What staff see of a second subscription, and do about it. */
const seenByStaff = (subscriptionId: string) => ({
  listed: async () =>
    (await staff.get('/api/second-subscriptions'))
      .json<SecondSubscription[]>()
      .find((second) => second.subscriptionId === subscriptionId),
  settle: (reason = 'Came back') =>
    staff.post(`/api/second-subscriptions/${subscriptionId}/refund`, { reason }),
})

/** Somebody who has paid for a year that is over, with an address that is confirmed. */
async function member() {
  const person = await arriveAt(system)
  const { browser, email } = person
  const token = await untilLinkToken(system, email, 'confirm-email')
  expect((await browser.post('/api/email/confirm', { token })).status).toBe(200)
  await goTo(new Date(Date.now() - YEAR_AND_A_BIT_MS))
  const bought = await buyerOf(system, person, browser).buy('basic')
  await goTo(null)
  return { ...person, ...bought }
}

/** The same, whose renewal failed until access was lost, and who has paid for another plan since. */
async function comeBack() {
  const owner = await member()
  const { browser, customerId, subscriptionId, id } = owner
  await failRenewal(subscriptionId, 3)
  await untilSession(browser, { paymentFailureCount: 3 })
  expect((await claim(system, (await payUnclaimed(system, owner)).token)).status).toBe(200)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
  await untilSettled(system)
  return {
    ...seenByStaff(subscriptionId),
    id,
    subscriptionId,
    ownSecond: async () => (await browser.get('/api/subscription')).json<{ second: unknown }>().second,
    /** Of each payment for the old plan, what was paid and what of it went back, the newest first. */
    payments: async () => {
      const { data } = await stripe.charges.list({ customer: customerId })
      return data.filter(({ paid }) => paid).map((charge) => [charge.amount, charge.amount_refunded])
    },
    timesTold: (type: Parameters<typeof timesTold>[2]) => timesTold(system.system, id, type),
  }
}

/** What the history tells of ends with nothing to refund: why, as often as that was told. */
async function endingsOf(id: string) {
  await untilSettled(system)
  await untilProjected(system.system)
  const { timeline } = (await staff.get(`/api/users/${id}`)).json<Member>()
  const ended = timeline.filter(({ type }) => type === 'membership.second-subscription-ended')
  return ended.map(({ details }) => details.reason)
}

const USED_YEAR = [19_900, 0]

it('who comes back after failed renewals has paid nothing twice: staff end the old subscription, and refund nothing', async () => {
  const { id, subscriptionId, ownSecond, listed, settle, payments, timesTold } = await comeBack()
  await untilMailSaying(system, SUPPORT, subscriptionId)
  expect(await ownSecond()).toBeNull()
  expect(await listed()).toMatchObject({ refundable: false, paid: null, hasAccess: true })
  const answers = await settledAtOnce(system, subscriptionId, settle)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.text).toContain('There was nothing to refund')
  expect(await statusOf(subscriptionId)).toBe('canceled')
  await untilSettled(system)
  expect([await payments(), await listed()]).toEqual([[USED_YEAR], undefined])
  expect(await timesTold('membership.second-payment-given-back')).toBe(0)
  expect((await endingsOf(id)).filter((reason) => reason !== null)).toEqual(['Came back'])
})

it('an old subscription that the provider gives up on is off the list of staff by itself', async () => {
  const { id, subscriptionId, listed, settle, payments } = await comeBack()
  expect(await listed()).toBeDefined()
  await stripe.subscriptions.cancel(subscriptionId)
  await until(async () => (await listed()) === undefined, { what: 'the row to go' })
  await system.system.reconcile({ dryRun: false, actor: 'operator' })
  expect([await payments(), await listed()]).toEqual([[USED_YEAR], undefined])
  expect(await endingsOf(id)).toEqual([null])
  expect(await settle()).toMatchObject({ status: 404, text: expect.stringContaining('already been settled') })
})

it('an old renewal that is collected after all is a second payment, and goes back alone', async () => {
  const { subscriptionId, ownSecond, listed, settle, payments } = await comeBack()
  await renew(subscriptionId, 'paid')
  await untilSettled(system)
  const paid = { tierName: 'Basic', amount: 19_900, currency: 'usd' }
  expect([await ownSecond(), await listed()]).toMatchObject([{ paid }, { refundable: true, paid }])
  expect((await settle()).text).toContain('$199.00 is on its way back')
  expect(await payments()).toEqual([[19_900, 19_900], USED_YEAR])
  expect(await statusOf(subscriptionId)).toBe('canceled')
})

it('goes back as well where it is collected before anybody here has heard of it', async () => {
  const { id, subscriptionId, settle, payments, timesTold } = await comeBack()
  await system.stopWorkers()
  await renew(subscriptionId, 'paid')
  expect((await settle()).text).toContain('$199.00 is on its way back')
  await system.startWorkers()
  await untilSettled(system)
  expect(await payments()).toEqual([[19_900, 19_900], USED_YEAR])
  expect(await timesTold('membership.second-payment-given-back')).toBe(1)
  expect(await endingsOf(id)).toEqual([])
})

it('one that ends with a payment that nobody could use stays on the list of staff', async () => {
  const { basic } = await payTwice(system)
  const { listed, settle } = seenByStaff(basic.subscriptionId)
  await stripe.subscriptions.cancel(basic.subscriptionId)
  await untilSettled(system)
  expect(await listed()).toMatchObject({ refundable: true, paid: { amount: 19_900 } })
  expect((await settle()).text).toContain('$199.00 is on its way back')
  expect(await listed()).toBeUndefined()
})
