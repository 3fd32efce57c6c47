import { afterAll, beforeAll, expect, it } from 'vitest'
import { timesTold } from '../journal.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember, ownSubscription } from './buyers.ts'
import { sessionOf, untilSession, untilSettled } from './people.ts'
import { changeTier, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, renew, failRenewal, giveUp, statusOf } = stripeOf(() => system)

/** A member whose renewal failed so often that access ended. */
async function lost() {
  const member = await newMember(system)
  await failRenewal(member.subscriptionId, 3)
  await untilSession(member.browser, { paymentFailureCount: 3 })
  return member
}

const timesRestored = (id: string) => timesTold(system.system, id, 'membership.restored')

it.each(['unpaid', 'uncollectible'] as const)(
  'who never paid gets nothing back when the provider leaves it %s',
  async (leaving) => {
    const { browser, subscriptionId, id } = await lost()
    await giveUp(subscriptionId, leaving)
    await untilSettled(system)
    expect(await sessionOf(browser)).toMatchObject({
      membershipStatus: 'payment_failed',
      paymentFailureCount: 3,
    })
    expect(await timesRestored(id)).toBe(0)
  },
)

it('what was written off can be paid, and everything comes back', async () => {
  const { browser, subscriptionId, id } = await lost()
  await giveUp(subscriptionId, 'uncollectible')
  await untilSettled(system)
  const { openInvoice } = await ownSubscription(browser)
  expect(openInvoice).toMatchObject({ kind: 'renewal', payUrl: expect.stringContaining('http') })
  const page = await (await fetch(openInvoice?.payUrl ?? '')).text()
  expect(page).toContain('Pay now')
  const [written] = (await stripe.invoices.list({ subscription: subscriptionId, status: 'uncollectible' }))
    .data
  await stripe.invoices.pay(written?.id ?? '')
  await untilSession(browser, { membershipStatus: 'active', paymentFailureCount: 0 })
  await untilSettled(system)
  expect(await timesRestored(id)).toBe(1)
  expect((await ownSubscription(browser)).openInvoice).toBeNull()
})

it('who never paid gets nothing back with the first attempt at the next renewal', async () => {
  const { browser, subscriptionId, id } = await lost()
  await giveUp(subscriptionId, 'uncollectible')
  await untilSettled(system)
  const before = await sessionOf(browser)
  await renew(subscriptionId, 'failed')
  await untilSettled(system)
  const { membershipStatus, paymentFailureCount, gracePeriodEnd } = await sessionOf(browser)
  expect({ membershipStatus, paymentFailureCount, gracePeriodEnd }).toEqual({
    membershipStatus: 'payment_failed',
    paymentFailureCount: 3,
    gracePeriodEnd: before.gracePeriodEnd,
  })
  expect(Date.parse(gracePeriodEnd ?? '')).toBeLessThanOrEqual(Date.now())
  expect(await timesRestored(id)).toBe(0)
  await renew(subscriptionId, 'paid')
  await untilSession(browser, { membershipStatus: 'active', paymentFailureCount: 0 })
})

it('what was written off is not asked for any more once a later year is paid', async () => {
  const { browser, subscriptionId } = await lost()
  await giveUp(subscriptionId, 'uncollectible')
  await renew(subscriptionId, 'paid')
  await untilSession(browser, { membershipStatus: 'active' })
  expect((await ownSubscription(browser)).openInvoice).toBeNull()
})

it('who never paid gets nothing back with the draft of the next renewal, and everything with the payment', async () => {
  const { browser, subscriptionId, id } = await lost()
  await giveUp(subscriptionId, 'unpaid')
  await renew(subscriptionId)
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({
    membershipStatus: 'payment_failed',
    paymentFailureCount: 3,
  })
  expect(await timesRestored(id)).toBe(0)
  await renew(subscriptionId, 'paid')
  await untilSession(browser, { membershipStatus: 'active' })
})

it('grace ends where the provider leaves the renewal unpaid before it is over', async () => {
  const { browser, subscriptionId } = await newMember(system, 'basic')
  await renew(subscriptionId, 'failed')
  await giveUp(subscriptionId, 'unpaid')
  await untilSettled(system)
  const { membershipStatus, gracePeriodEnd } = await sessionOf(browser)
  expect(membershipStatus).toBe('payment_failed')
  expect(Date.parse(gracePeriodEnd ?? '')).toBeLessThanOrEqual(Date.now())
})

/** A member whose year is paid, and for whom staff chose a dearer plan that no card pays for. */
async function upgradedUnpaid() {
  const member = await newMember(system, 'basic')
  await untilSettled(system)
  const { browser, customerId, subscriptionId } = member
  const { id: card } = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
    customer: customerId,
  })
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: card })
  await browser.post('/api/subscription/plan-preview', { tierId: 'enterprise' })
  await changeTier(stripe, subscriptionId, 99_900)
  await renew(subscriptionId, 'failed')
  await untilSession(browser, { membershipTier: 'enterprise' })
  return member
}

it('an upgrade that is never paid ends no year that is paid, and the next year is owed as ever', async () => {
  const { browser, subscriptionId, id } = await upgradedUnpaid()
  await giveUp(subscriptionId, 'unpaid')
  await untilSettled(system)
  expect(await statusOf(subscriptionId)).toBe('unpaid')
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active', gracePeriodEnd: null })
  expect(await timesTold(system.system, id, 'membership.access-lost')).toBe(0)
  const { findings } = await system.system.reconcile({ dryRun: true, actor: 'operator' })
  expect(findings.filter((found) => found.subscriptionId === subscriptionId)).toEqual([])
  await renew(subscriptionId)
  await untilSession(browser, { membershipStatus: 'payment_failed' })
  await untilSettled(system)
  expect(await timesTold(system.system, id, 'membership.access-lost')).toBe(1)
  // The renewal waits as a draft, which nobody can pay.
  expect((await ownSubscription(browser)).openInvoice).toMatchObject({ kind: 'plan-change', amount: 80_000 })
})
