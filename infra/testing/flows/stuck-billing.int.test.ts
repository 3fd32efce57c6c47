import { afterAll, beforeAll, expect, it } from 'vitest'
import { timesTold } from '../journal.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { SUPPORT, sessionOf, untilMailSaying, untilSettled } from './people.ts'
import { changeTier, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, renew, stopTax } = stripeOf(() => system)

/** A member whose country nobody can tell any more, so that the provider cannot finalise what is billed. */
async function memberOfNoPlace() {
  const member = await newMember(system)
  await untilSettled(system)
  const moveTo = (ip_address: string) => stripe.customers.update(member.customerId, { tax: { ip_address } })
  await moveTo('192.0.2.1')
  return { ...member, moveTo }
}

const told = (id: string) =>
  Promise.all(
    (['billing-stuck', 'renewed', 'payment-received'] as const).map((type) =>
      timesTold(system.system, id, `membership.${type}`),
    ),
  )

it('a renewal that cannot be billed is told to staff once, and takes nothing from the member', async () => {
  const { browser, id, subscriptionId } = await memberOfNoPlace()
  await renew(subscriptionId)
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'draft' })
  const mail = await untilMailSaying(system, SUPPORT, data[0]?.id ?? 'no draft')
  expect(mail.subject).toBe('Meridian: an invoice could not be finalised')
  expect(mail.text).toContain(subscriptionId)
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active' })
  // Staff try again in vain.
  await renew(subscriptionId)
  await untilSettled(system)
  expect(await told(id)).toEqual([1, 0, 1])
})

it('a renewal that staff have mended is told as one when it is paid', async () => {
  const { id, subscriptionId, moveTo } = await memberOfNoPlace()
  await renew(subscriptionId)
  await untilSettled(system)
  await moveTo('203.0.113.1')
  await renew(subscriptionId)
  await untilSettled(system)
  expect(await told(id)).toEqual([1, 1, 2])
  await renew(subscriptionId, 'paid')
  await untilSettled(system)
  expect(await told(id)).toEqual([1, 2, 3])
})

it('staff are told once that a membership is billed without tax, and again after they have mended that', async () => {
  const { id, subscriptionId } = await newMember(system)
  await untilSettled(system)
  await stopTax(subscriptionId)
  const mail = await untilMailSaying(system, SUPPORT, subscriptionId)
  expect(mail.subject).toBe('Meridian: a membership is billed without tax')
  await renew(subscriptionId, 'paid')
  await untilSettled(system)
  const timesStopped = () => timesTold(system.system, id, 'membership.tax-stopped')
  expect(await timesStopped()).toBe(1)
  await stripe.subscriptions.update(subscriptionId, { automatic_tax: { enabled: true } })
  await untilSettled(system)
  expect(await timesStopped()).toBe(1)
  await stopTax(subscriptionId)
  await untilSettled(system)
  expect(await timesStopped()).toBe(2)
})

it('a renewal that a credit pays for is one, too', async () => {
  const { browser, id, subscriptionId } = await newMember(system, 'enterprise')
  await untilSettled(system)
  // The price of the cheaper plan is made.
  await browser.post('/api/subscription/plan-preview', { tierId: 'basic' })
  await changeTier(stripe, subscriptionId, 19_900)
  await renew(subscriptionId)
  await untilSettled(system)
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, limit: 1 })
  expect(data).toMatchObject([{ status: 'paid', amount_paid: 0, billing_reason: 'subscription_cycle' }])
  expect(await timesTold(system.system, id, 'membership.renewed')).toBe(1)
})
