import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventsAbout } from '../journal.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember, ownSubscription } from './buyers.ts'
import { buyerOf, somebody, untilMailSaying, untilSession, untilSettled } from './people.ts'
import { changeTier, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, renew, failRenewal } = stripeOf(() => system)

/** Somebody who has bought a tier, and what the portal shows them of it. */
async function member(tier = 'pro') {
  const bought = await newMember(system, tier)
  return { ...bought, details: () => ownSubscription(bought.browser) }
}

describe('what happens at the provider', () => {
  it('a cancellation is announced, withdrawn, and carried out at the end of the period', async () => {
    const { browser, id, subscriptionId, details } = await member()
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    await untilSettled(system)
    expect(await details()).toMatchObject({ nextCharge: null, endsAt: expect.any(String) })
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false })
    await untilSettled(system)
    expect(await details()).toMatchObject({ nextCharge: { amount: 49_900 }, endsAt: null })
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    await renew(subscriptionId)
    await untilSession(browser, { membershipStatus: 'canceled' })
    await untilSettled(system)
    const told = (await eventsAbout(system.system, id)).filter((type) => type.includes('cancel'))
    expect(told.slice(0, 2)).toEqual([
      'membership.cancellation-scheduled',
      'membership.cancellation-withdrawn',
    ])
    expect(told.at(-1)).toBe('membership.canceled')
  })

  it.each([
    [1, 'unless you pay it, your access ends on'],
    [3, 'unless you pay it, you have no access.'],
  ])(
    'whoever cancels while a payment is owed is promised no year (failed attempts: %i)',
    async (failures, words) => {
      const { browser, email, subscriptionId } = await member('basic')
      await failRenewal(subscriptionId, failures)
      await untilSession(browser, { paymentFailureCount: failures })
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
      const { text } = await untilMailSaying(system, email, 'You cancelled your membership')
      expect(text).toContain(words)
      expect(text).not.toContain('You keep everything')
    },
  )

  it('an end while a payment is owed is never told as a payment', async () => {
    for (let times = 0; times < 6; times += 1) {
      const { browser, id, subscriptionId } = await member('basic')
      await renew(subscriptionId, 'failed')
      await stripe.subscriptions.cancel(subscriptionId)
      await untilSession(browser, { membershipStatus: 'canceled' })
      await untilSettled(system)
      expect(await eventsAbout(system.system, id)).not.toContain('membership.restored')
    }
  })

  it('somebody whose membership ended can buy another one', async () => {
    const { buy, browser, id, subscriptionId } = await member('basic')
    await stripe.subscriptions.cancel(subscriptionId)
    await untilSession(browser, { membershipStatus: 'canceled' })
    const { result } = await buy('pro')
    expect(result).toMatchObject({
      outcome: 'signed-in',
      id,
      membershipStatus: 'active',
      membershipTier: 'pro',
    })
  })

  it('a change to a cheaper plan is receipted with what it puts to the credit', async () => {
    // The cheaper price exists at the provider from the first time that somebody chooses it.
    await buyerOf(system, somebody()).choose('basic')
    const { email, subscriptionId } = await member('pro')
    await untilSettled(system)
    await changeTier(stripe, subscriptionId, 19_900)
    const { text } = await untilMailSaying(system, email, '$300.00 added to your credit')
    expect(text).toContain('Nothing was charged')
  })

  it('each payment is receipted with what it is for', async () => {
    await buyerOf(system, somebody()).choose('pro')
    const { email, subscriptionId, details } = await member('basic')
    const { nextCharge } = await details()
    const { text } = await untilMailSaying(system, email, 'We received $199.00')
    const until = new Date(nextCharge?.at ?? 0)
    const day = until.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
    expect(text).toContain(`for your membership until ${day}.`)
    await changeTier(stripe, subscriptionId, 49_900)
    expect((await untilMailSaying(system, email, 'We received $300.00')).text).toContain(
      'for your change of plan.',
    )
  })

  it('a deleted customer has no membership', async () => {
    const { browser, customerId } = await member()
    await stripe.customers.del(customerId)
    expect(await untilSession(browser, { membershipStatus: 'canceled' })).toBeDefined()
  })

  it('a renewal that wants the bank to be asked counts as failed until it is', async () => {
    const person = somebody()
    const buyer = buyerOf(system, person)
    const setup = await buyer.choose('basic')
    expect(await buyer.pay(setup, '4000002760003184')).toEqual({ status: 'requires_action' })
    const [intent = ''] = setup.clientSecret.split('_secret_')
    await fetch(`${system.sandboxUrl}/stripe/v1/payment_intents/${intent}/verify_challenge`, {
      method: 'POST',
      body: new URLSearchParams({
        key: setup.publishableKey,
        client_secret: setup.clientSecret,
        outcome: 'authenticated',
      }),
    })
    await buyer.report(setup)
    await renew(setup.subscriptionId)
    await untilSession(buyer.browser, { membershipStatus: 'payment_failed', paymentFailureCount: 1 })
    const { openInvoice } = await ownSubscription(buyer.browser)
    expect(openInvoice).toMatchObject({ needsAuthentication: true, amount: 19_900 })
  })
})
