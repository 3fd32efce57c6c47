import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { eventsAbout, timesTold } from '../journal.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import {
  SUPPORT,
  sessionOf,
  untilHandled,
  untilLinkToken,
  untilMailSaying,
  untilSession,
  untilSettled,
} from './people.ts'
import { firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem()
  admin = await adminAt(system)
})
afterAll(() => system.stop())

const { stripe, dispute, closeDispute, untilEnded } = stripeOf(() => system)

/** Somebody who has paid for the dearest plan, and what staff can do for them. */
async function payer() {
  const bought = await newMember(system, 'enterprise')
  await untilSettled(system)
  const { id, browser, customerId } = bought
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString()
  return {
    ...bought,
    paymentIntentId: await firstPayment(stripe, customerId),
    untilCanceled: () => untilSession(browser, { membershipStatus: 'canceled' }),
    give: async () => {
      const gift = { tier: 'basic', until, reason: 'Speaks in summer' }
      const answer = await admin.post(`/api/users/${id}/complimentary`, gift)
      expect(answer.status, answer.text).toBe(200)
      await untilSession(browser, { membershipStatus: 'active', membershipTier: 'basic' })
    },
    takeBack: async () => {
      const answer = await admin.post(`/api/users/${id}/complimentary/end`, { reason: 'Moved away' })
      expect(answer.status, answer.text).toBe(200)
    },
    lookAgain: async () => {
      await system.system.syncCustomer(customerId, { actor: 'operator' })
      await untilSettled(system)
    },
    told: () => eventsAbout(system.system, id),
    timesTold: (type: Parameters<typeof timesTold>[2]) => timesTold(system.system, id, type),
  }
}

it('tells nothing again, once a gift has ended, of what was paid for before it', async () => {
  const person = await payer()
  const { paymentIntentId, subscriptionId, untilCanceled, give, takeBack, lookAgain, told, timesTold } =
    person
  await dispute(paymentIntentId)
  await untilSettled(system)
  await closeDispute(paymentIntentId, 'lost')
  await untilCanceled()
  await untilEnded(subscriptionId)
  await untilSettled(system)
  await give()
  await takeBack()
  await lookAgain()
  const all = await told()
  for (const type of ['membership.payment-disputed', 'membership.payment-refunded'] as const)
    expect(await timesTold(type)).toBe(1)
  expect(all.slice(all.indexOf('membership.complimentary-ended'))).toEqual([
    'membership.complimentary-ended',
    'membership.canceled',
    'membership.access-lost',
  ])
})

it('tells at once, and once, what becomes of an earlier payment while a gift runs', async () => {
  const person = await payer()
  const { paymentIntentId, subscriptionId, browser, give, takeBack, lookAgain, timesTold } = person
  await stripe.subscriptions.cancel(subscriptionId)
  await person.untilCanceled()
  await give()
  await dispute(paymentIntentId)
  await untilMailSaying(system, SUPPORT, `(subscription ${subscriptionId})`)
  await closeDispute(paymentIntentId, 'lost')
  await until(async () => (await timesTold('membership.payment-refunded')) > 0, {
    what: 'the refund to be told',
  })
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active', membershipTier: 'basic' })
  await takeBack()
  await lookAgain()
  for (const type of ['membership.payment-disputed', 'membership.payment-refunded'] as const)
    expect(await timesTold(type)).toBe(1)
})

it('tells no dispute again where the earlier subscription goes on beside what a gift gave way to', async () => {
  const person = await payer()
  const { paymentIntentId, subscriptionId, browser, buy, lookAgain, timesTold } = person
  const path = `/subscriptions/${subscriptionId}`
  const fault = { provider: 'stripe', kind: 'error', percent: 100, path }
  await dispute(paymentIntentId)
  await untilSettled(system)
  // The provider cannot be asked to end it.
  await system.sandbox.post('/control/fault', { ...fault, count: 100_000 })
  await closeDispute(paymentIntentId, 'lost')
  await person.untilCanceled()
  await person.give()
  await buy('pro')
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
  const { findings } = await system.system.reconcile({ dryRun: false, actor: 'operator' })
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'second-subscription', subscriptionId }))
  await system.sandbox.post('/control/fault', { ...fault, count: 0 })
  await untilEnded(subscriptionId)
  await lookAgain()
  expect(await timesTold('membership.payment-disputed')).toBe(1)
})

it('an address that is changed while a gift runs is the one of the customer at the provider, too', async () => {
  const person = await payer()
  const { browser, customerId, email: old, subscriptionId } = person
  await stripe.subscriptions.cancel(subscriptionId)
  await person.untilCanceled()
  await person.give()
  const [password, email] = ['a new password', `new.${old}`]
  const token = await untilLinkToken(system, old, 'set-password')
  expect((await browser.post('/api/password', { token, password })).status).toBe(200)
  expect((await browser.post('/api/account/email', { email, password })).status).toBe(200)
  const link = await untilLinkToken(system, email, 'confirm-email')
  expect((await browser.post('/api/email/confirm', { token: link })).status).toBe(200)
  await untilHandled(system, ({ queue }) => queue === 'membership')
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ email })
})
