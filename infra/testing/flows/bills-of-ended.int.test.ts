import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { untilSession, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, renew, giveUp, refundedOf } = stripeOf(() => system)

/** A member whose renewal failed, with that bill. */
async function owing() {
  const member = await newMember(system)
  await renew(member.subscriptionId, 'failed')
  await untilSession(member.browser, { membershipStatus: 'payment_failed' })
  const [bill] = (await stripe.invoices.list({ subscription: member.subscriptionId })).data
  return { ...member, bill: bill?.id ?? '' }
}

const statusOf = async (invoice: string) => (await stripe.invoices.retrieve(invoice)).status

it('nobody can pay the bill of a membership that has ended', async () => {
  const { browser, subscriptionId, bill } = await owing()
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilSettled(system)
  expect(await statusOf(bill)).toBe('void')
  await expect(stripe.invoices.pay(bill)).rejects.toThrow('cannot be paid')
})

it('nor one that was written off', async () => {
  const { subscriptionId, bill } = await owing()
  await giveUp(subscriptionId, 'uncollectible')
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSettled(system)
  expect(await statusOf(bill)).toBe('void')
})

it('what was paid for it after the end goes back, and brings nothing', async () => {
  const { browser, customerId, subscriptionId, bill } = await owing()
  await system.stopWorkers()
  const { ended_at: endedAt } = await stripe.subscriptions.cancel(subscriptionId)
  await until(async () => Date.now() >= ((endedAt ?? 0) + 1) * 1_000, {
    within: 5_000,
    what: 'the second of the end to be over',
  })
  await stripe.invoices.pay(bill)
  await system.startWorkers()
  await untilSettled(system)
  expect(await refundedOf(customerId)).toEqual([true, false, false])
  await untilSession(browser, { membershipStatus: 'canceled' })
})

it('what was paid before the end stays paid', async () => {
  const { browser, customerId, subscriptionId, bill } = await owing()
  await stripe.invoices.pay(bill)
  await untilSession(browser, { membershipStatus: 'active' })
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilSettled(system)
  expect(await refundedOf(customerId)).toEqual([false, false, false])
})
