import { randomUUID } from 'node:crypto'
import { newMember } from '@meridian/infra/testing/flows/buyers'
import { buyerOf, untilHandled, untilSession, untilSettled } from '@meridian/infra/testing/flows/people'
import { changeTier, stripeOf } from '@meridian/infra/testing/flows/stripe-account'
import { arriveAt } from '@meridian/infra/testing/tested-backend'
import { startWholeSystem, type WholeSystem } from '@meridian/infra/testing/whole-system'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { orderOf } from './checkout-setup.ts'
import { beginCheckout } from './commands/begin-checkout.ts'
import { getCheckout } from './queries/get-checkout.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterEach(() => system.startWorkers())
afterAll(() => system.stop())

const { stripe } = stripeOf(() => system)

/** Somebody with an account and a credit, who was a member and is none any more. */
async function formerWithCredit() {
  const person = await arriveAt(system)
  const { browser } = person
  const bought = await buyerOf(system, person, browser).buy('enterprise')
  await untilSettled(system)
  // The price of the cheaper plan is made.
  await browser.post('/api/subscription/plan-preview', { tierId: 'basic' })
  await changeTier(stripe, bought.subscriptionId, 19_900)
  await stripe.subscriptions.cancel(bought.subscriptionId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilSettled(system)
  return { ...person, ...bought }
}

type Former = Awaited<ReturnType<typeof formerWithCredit>>

/** The press by which the credit is spent, as far as its checkout: the provider has not been asked for anything yet. */
const press = ({ id: accountId }: Former) =>
  system.system.commands.run(
    beginCheckout,
    { tierId: 'pro', browserId: randomUUID(), accountId, byCredit: true },
    `account:${accountId}`,
  )

/** The same up to where the back end dies: the credit is spent, and nobody here knows for what. */
async function dieOnSpending(former: Former) {
  const checkout = await press(former)
  const { subscriptionId } = await system.system.gateway.prepare(orderOf(checkout, '127.0.0.1'))
  return { subscriptionId, checkoutId: checkout.id }
}

const subscriptionsOf = async ({ customerId: customer }: Former) =>
  (await stripe.subscriptions.list({ customer })).data.map(({ id }) => id)

it('a message of the provider finishes what a credit paid for, though we died before we noted it', async () => {
  const former = await formerWithCredit()
  const { subscriptionId } = await dieOnSpending(former)
  await untilSession(former.browser, { membershipStatus: 'active', membershipTier: 'pro' })
  expect(await subscriptionsOf(former)).toEqual([subscriptionId])
})

it('another press finishes it as well, and spends nothing more', async () => {
  const former = await formerWithCredit()
  await system.stopWorkers()
  const { subscriptionId } = await dieOnSpending(former)
  const answer = await former.browser.post('/api/pay-with-credit', { tierId: 'pro' })
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('signed-in')])
  expect(await subscriptionsOf(former)).toEqual([subscriptionId])
})

it('the comparison finishes what no message has told', async () => {
  const former = await formerWithCredit()
  await system.stopWorkers()
  const { subscriptionId } = await dieOnSpending(former)
  const { findings } = await system.system.reconcile({ dryRun: false, actor: 'operator' })
  expect(findings.filter((found) => found.subscriptionId === subscriptionId)).toMatchObject([
    { kind: 'unknown-subscription', repaired: true },
  ])
  await system.startWorkers()
  await untilSession(former.browser, { membershipStatus: 'active', membershipTier: 'pro' })
})

/** A subscription that somebody has paid for, and that says it was begun for this checkout. */
async function claimToBeFor(checkout_id: string, customer: string) {
  const { id: default_payment_method } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  const { data } = await stripe.prices.list({ limit: 1 })
  const items = [{ price: data[0]?.id ?? '' }]
  return stripe.subscriptions.create({ customer, items, default_payment_method, metadata: { checkout_id } })
}

it('what a stranger pays for is nobody’s, whatever it says of itself', async () => {
  const former = await formerWithCredit()
  const { id: checkoutId } = await press(former)
  const other = await newMember(system)
  const foreign = await claimToBeFor(checkoutId, other.customerId)
  const odd = await claimToBeFor('no checkout of ours', other.customerId)
  await untilSettled(system)
  await untilHandled(system)
  expect(await getCheckout(system.system.sql, checkoutId)).toMatchObject({ state: 'begun', customerId: null })
  const { findings } = await system.system.reconcile({ dryRun: false, actor: 'operator' })
  for (const { id: subscriptionId } of [foreign, odd])
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'unknown-subscription', subscriptionId, repaired: false }),
    )
})

it('a checkout that has its subscription gets no other one', async () => {
  const former = await formerWithCredit()
  const { choose, pay, report } = buyerOf(system, former, former.browser)
  const setup = await choose('enterprise')
  const [checkout] = await system.system.sql.rows<{ id: string }>({
    text: 'select id from checkouts where stripe_subscription_id = $1',
    values: [setup.subscriptionId],
  })
  await claimToBeFor(checkout?.id ?? '', former.customerId)
  await untilSettled(system)
  await pay(setup)
  expect((await report(setup)).status).toBe(200)
  await untilSession(former.browser, { membershipStatus: 'active', membershipTier: 'enterprise' })
})
