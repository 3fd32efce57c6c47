import { afterAll, beforeAll, expect, it } from 'vitest'
import { timesTold } from '../journal.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { SUPPORT, sessionOf, untilMailSaying, untilSession, untilSettled } from './people.ts'
import { firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, dispute, closeDispute } = stripeOf(() => system)
const TOLD = ['membership.payment-disputed', 'membership.dispute-lost'] as const

/** Somebody who has paid for a subscription, which ends, and comes back by another one. */
async function returning() {
  const bought = await newMember(system, 'basic')
  await untilSettled(system)
  const { id, browser, customerId, subscriptionId, buy } = bought
  return {
    ...bought,
    paymentIntentId: await firstPayment(stripe, customerId),
    async comeBack() {
      await stripe.subscriptions.cancel(subscriptionId)
      await untilSession(browser, { membershipStatus: 'canceled' })
      await buy('pro')
      await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
      await untilSettled(system)
    },
    async lookAgain() {
      await system.system.syncCustomer(customerId, { actor: 'operator' })
      await untilSettled(system)
    },
    timesTold: () => Promise.all(TOLD.map((type) => timesTold(system.system, id, type))),
  }
}

it('tells staff at once, and once, of a dispute about the payment that somebody made before they came back', async () => {
  const { paymentIntentId, subscriptionId, browser, ...person } = await returning()
  await person.comeBack()
  await dispute(paymentIntentId)
  await untilMailSaying(system, SUPPORT, `(subscription ${subscriptionId})`)
  await closeDispute(paymentIntentId, 'lost')
  await untilMailSaying(system, SUPPORT, `(subscription ${subscriptionId}): the cardholder keeps the money`)
  await person.lookAgain()
  expect(await person.timesTold()).toEqual([1, 1])
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active', membershipTier: 'pro' })
})

it('tells nothing again of one that was known before', async () => {
  const { paymentIntentId, ...person } = await returning()
  await dispute(paymentIntentId)
  await untilSettled(system)
  await person.comeBack()
  await person.lookAgain()
  expect(await person.timesTold()).toEqual([1, 0])
})
