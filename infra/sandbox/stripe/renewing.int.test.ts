import { DAY_SECONDS } from '@meridian/contracts/values/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from './testing/error-of.ts'
import { type StripeFixture, startStripeFixture } from './testing/start-stripe-fixture.ts'

let fixture: StripeFixture
beforeAll(async () => {
  fixture = await startStripeFixture()
})
afterAll(() => fixture.stop())

async function renew(subscriptionId: string, outcome?: 'paid' | 'failed') {
  const answer = await fixture.control('renew', { subscriptionId, ...(outcome && { outcome }) })
  return { status: answer.status, body: await answer.json() }
}

/** What a renewal changes: the state, the end of the period in days from its beginning, and the latest invoice. */
async function stateOf(subscription: string) {
  const { status, items, latest_invoice, start_date } = await fixture.stripe.subscriptions.retrieve(
    subscription,
    { expand: ['latest_invoice'] },
  )
  if (typeof latest_invoice !== 'object' || latest_invoice === null) throw new Error('There is no invoice')
  const { attempt_count: attempts, next_payment_attempt: next, created } = latest_invoice
  return {
    status,
    months: Math.round(((items.data[0]?.current_period_end ?? 0) - start_date) / (30.4 * DAY_SECONDS)),
    invoice: latest_invoice.status,
    attempts,
    nextInDays: next === null ? null : Math.round((next - created) / DAY_SECONDS),
  }
}

test('bills the next period when it is paid', async () => {
  const { subscription } = await fixture.buy()
  expect(await stateOf(subscription)).toMatchObject({ status: 'active', months: 1, invoice: 'paid' })
  await renew(subscription, 'paid')
  expect(await stateOf(subscription)).toMatchObject({ status: 'active', months: 2, invoice: 'paid' })
  const { data } = await fixture.stripe.invoices.list({ subscription })
  expect(data.map((invoice) => invoice.billing_reason)).toEqual(['subscription_cycle', 'subscription_create'])
})

test('tries an unpaid renewal again and again, ever later, and then no more', async () => {
  const { subscription } = await fixture.buy()
  const failed = { status: 'past_due', months: 2, invoice: 'open' }
  for (const [attempts, nextInDays] of [
    [1, 3],
    [2, 5],
    [3, 7],
    [4, null],
  ]) {
    await renew(subscription, 'failed')
    expect(await stateOf(subscription)).toEqual({ ...failed, attempts, nextInDays })
  }
  await renew(subscription, 'paid')
  expect(await stateOf(subscription)).toMatchObject({ status: 'active', months: 2, invoice: 'paid' })
  expect((await fixture.stripe.invoices.list({ subscription })).data).toHaveLength(2)
})

test.each([
  ['4242424242424242', { status: 'active', invoice: 'paid' }],
  ['4000000000000341', { status: 'past_due', invoice: 'open' }],
])('leaves the outcome to the card %s when nobody says one', async (card, after) => {
  const { subscription } = await fixture.buy(card)
  await renew(subscription)
  expect(await stateOf(subscription)).toMatchObject(after)
})

test('takes another card for an unpaid renewal', async () => {
  const { subscription, customer } = await fixture.buy('4000000000000341')
  await renew(subscription)
  const { id } = await fixture.stripe.paymentMethods.attach('pm_card_visa', { customer })
  await fixture.stripe.subscriptions.update(subscription, { default_payment_method: id })
  await renew(subscription)
  expect(await stateOf(subscription)).toMatchObject({ status: 'active', invoice: 'paid' })
})

test('ends a subscription that was cancelled when its period is over', async () => {
  const { subscription } = await fixture.buy()
  const { subscriptions } = fixture.stripe
  const leaving = await subscriptions.update(subscription, { cancel_at_period_end: true })
  expect(leaving).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: leaving.items.data[0]?.current_period_end,
  })
  await renew(subscription)
  const ended = await subscriptions.retrieve(subscription)
  expect(ended).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) })
  expect((await fixture.stripe.invoices.list({ subscription })).data).toHaveLength(1)
})

test('lets somebody who cancelled stay after all', async () => {
  const { subscription } = await fixture.buy()
  const { subscriptions } = fixture.stripe
  await subscriptions.update(subscription, { cancel_at_period_end: true })
  const staying = await subscriptions.update(subscription, { cancel_at_period_end: false })
  expect(staying).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
  await renew(subscription)
  expect(await stateOf(subscription)).toMatchObject({ status: 'active', months: 2 })
})

test('collects no more what is open when a subscription is cancelled at once, but leaves it open', async () => {
  const { subscription } = await fixture.buy()
  await renew(subscription, 'failed')
  await fixture.stripe.subscriptions.cancel(subscription)
  expect(await stateOf(subscription)).toMatchObject({ status: 'canceled', invoice: 'open', nextInDays: null })
  const { data } = await fixture.stripe.invoices.list({ subscription })
  expect(data[0]).toMatchObject({ status: 'open', auto_advance: false })
  expect(await renew(subscription)).toMatchObject({
    status: 400,
    body: { error: `${subscription} is canceled; only a running one can be renewed` },
  })
})

test('brings nothing back when the invoice of an ended subscription is paid', async () => {
  const { subscription } = await fixture.buy()
  await renew(subscription, 'failed')
  await fixture.stripe.subscriptions.cancel(subscription)
  const { data } = await fixture.stripe.invoices.list({ subscription, status: 'open' })
  await fixture.stripe.invoices.pay(data[0]?.id ?? '')
  expect(await stateOf(subscription)).toMatchObject({ status: 'canceled', invoice: 'paid' })
})

test('voids the first invoice of a subscription that is cancelled before it was paid', async () => {
  const { subscription } = await fixture.subscribe()
  await fixture.stripe.subscriptions.cancel(subscription)
  expect(await stateOf(subscription)).toMatchObject({ status: 'canceled', invoice: 'void' })
})

test('lets a first payment expire, and only a first one', async () => {
  const { subscription } = await fixture.subscribe()
  expect(await renew(subscription)).toMatchObject({ status: 400 })
  expect((await fixture.control('expire', { subscriptionId: subscription })).status).toBe(200)
  expect(await stateOf(subscription)).toMatchObject({ status: 'incomplete_expired', invoice: 'void' })
  const paid = await fixture.buy()
  expect((await fixture.control('expire', { subscriptionId: paid.subscription })).status).toBe(400)
})

test('voids an open invoice, and no paid one', async () => {
  const { invoices } = fixture.stripe
  const { subscription } = await fixture.subscribe()
  const { data } = await invoices.list({ subscription })
  expect(await invoices.voidInvoice(data[0]?.id ?? '')).toMatchObject({ status: 'void' })
  const paid = await invoices.list({ subscription: (await fixture.buy()).subscription })
  expect(await errorOf(invoices.voidInvoice(paid.data[0]?.id ?? ''))).toMatchObject({ statusCode: 400 })
})

test('gives up on a renewal as the shop has chosen, and bills no more than drafts while it is unpaid', async () => {
  const { subscription } = await fixture.buy()
  expect((await fixture.control('give-up', { subscriptionId: subscription, leaving: 'unpaid' })).status).toBe(
    400,
  )
  await renew(subscription, 'failed')
  await fixture.control('give-up', { subscriptionId: subscription, leaving: 'unpaid' })
  await renew(subscription)
  expect(await stateOf(subscription)).toMatchObject({ status: 'unpaid', months: 3, invoice: 'draft' })
  await renew(subscription, 'paid')
  expect((await fixture.stripe.subscriptions.retrieve(subscription)).status).toBe('active')
})

test('writes a renewal off, and leaves its subscription past due', async () => {
  const { subscription } = await fixture.buy()
  await renew(subscription, 'failed')
  await fixture.control('give-up', { subscriptionId: subscription, leaving: 'uncollectible' })
  expect(await stateOf(subscription)).toMatchObject({ status: 'past_due', invoice: 'uncollectible' })
})

test('lives in the past as long as it is told to, and tells nobody of it', async () => {
  const at = '2025-03-01T09:00:00Z'
  expect(await (await fixture.control('past', { at })).json()).toEqual({ at })
  const { subscription } = await fixture.buy()
  await fixture.control('past', { at: null })
  const { created } = await fixture.stripe.subscriptions.retrieve(subscription)
  const { created: present } = await fixture.stripe.customers.create()
  expect([created, present > created]).toEqual([Date.parse(at) / 1_000, true])
  const { data } = await fixture.stripe.events.list({ limit: 100 })
  expect(data.filter((event) => JSON.stringify(event.data.object).includes(subscription))).toEqual([])
})

test('refuses to live in a time to come', async () => {
  const answer = await fixture.control('past', { at: '2100-01-01T00:00:00Z' })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('is not in the past')])
})
