import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from './testing/error-of.ts'
import { type StripeFixture, startStripeFixture } from './testing/start-stripe-fixture.ts'

let fixture: StripeFixture
beforeAll(async () => {
  fixture = await startStripeFixture()
})
afterAll(() => fixture.stop())

async function chargeOf(payment_intent: string) {
  const { data } = await fixture.stripe.charges.list({ payment_intent })
  return data[0]
}

/** What was told about a charge, in order. */
async function toldAbout(charge: string): Promise<string[]> {
  const { data } = await fixture.stripe.events.list({ limit: 100 })
  return data
    .filter(({ data: { object } }) => object.object !== 'account' && JSON.stringify(object).includes(charge))
    .map(({ type }) => type)
    .filter((type) => /refund|dispute/.test(type))
    .toReversed()
}

test('gives money back in parts, never more than there is', async () => {
  const { intent: payment_intent } = await fixture.buy()
  const { refunds } = fixture.stripe
  expect(await refunds.create({ payment_intent, amount: 500 })).toMatchObject({
    amount: 500,
    status: 'succeeded',
    reason: null,
  })
  expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 500, refunded: false })
  expect(await errorOf(refunds.create({ payment_intent, amount: 1_001 }))).toMatchObject({
    statusCode: 400,
    param: 'amount',
  })
  await refunds.create({ payment_intent, reason: 'requested_by_customer' })
  expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 1_500, refunded: true })
  expect(await errorOf(refunds.create({ payment_intent }))).toMatchObject({
    code: 'charge_already_refunded',
  })
  expect((await refunds.list({ payment_intent })).data.map(({ amount }) => amount)).toEqual([1_000, 500])
})

test('refuses a refund that the shop has no money for', async () => {
  const { intent: payment_intent } = await fixture.buy()
  await fixture.control('account', { overdrawn: true })
  expect(await errorOf(fixture.stripe.refunds.create({ payment_intent }))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('Insufficient funds'),
  })
  await fixture.control('account', { overdrawn: false })
  expect(await fixture.stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 1_500 })
})

test('refuses to refund what was never paid', async () => {
  const { intent: payment_intent } = await fixture.subscribe()
  expect(await errorOf(fixture.stripe.refunds.create({ payment_intent }))).toMatchObject({ statusCode: 400 })
  const answer = await fixture.control('refund', { paymentIntentId: payment_intent })
  expect(answer.status).toBe(400)
})

test('refuses to refund a charge that was declined', async () => {
  const waiting = await fixture.subscribe()
  await fixture.pay(waiting, '4000000000000002')
  const charge = await chargeOf(waiting.intent)
  expect(await errorOf(fixture.stripe.refunds.create({ charge: charge?.id ?? '' }))).toMatchObject({
    statusCode: 400,
  })
})

test('tells of a refund that the provider made by itself', async () => {
  const { intent } = await fixture.buy()
  expect((await fixture.control('refund', { paymentIntentId: intent })).status).toBe(200)
  const charge = await chargeOf(intent)
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 1_500 })
  expect(await toldAbout(charge?.id ?? '')).toEqual(['refund.created', 'charge.refunded'])
  expect((await fixture.control('refund', { paymentIntentId: intent })).status).toBe(400)
})

test.each(['won', 'lost'] as const)('tells of a dispute that is %s, which is no refund', async (outcome) => {
  const { intent } = await fixture.buy()
  const close = () => fixture.control('close-dispute', { paymentIntentId: intent, outcome })
  expect((await close()).status).toBe(400)
  await fixture.control('dispute', { paymentIntentId: intent })
  const dispute = await (await close()).json()
  expect(dispute).toMatchObject({ object: 'dispute', status: outcome })
  expect((await close()).status).toBe(400)
  const charge = await chargeOf(intent)
  expect(charge).toMatchObject({ disputed: true, refunded: false, amount_refunded: 0 })
  expect(await toldAbout(charge?.id ?? '')).toEqual(['charge.dispute.created', 'charge.dispute.closed'])
  const { disputes } = fixture.stripe
  for (const by of [{ payment_intent: intent }, { charge: charge?.id ?? '' }])
    expect((await disputes.list(by)).data).toEqual([dispute])
  expect(await disputes.list({ charge: 'ch_other' })).toMatchObject({ object: 'list', data: [] })
  expect(await disputes.retrieve((await disputes.list({ limit: 1 })).data[0]?.id ?? '')).toEqual(dispute)
})

test('knows no other way to ask for disputes', async () => {
  const answer = await fetch(`${fixture.sandbox.url}/stripe/v1/disputes?status=lost`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'status' } })
})

test('tells of a dispute', async () => {
  const { intent } = await fixture.buy()
  const answer = await fixture.control('dispute', { paymentIntentId: intent })
  expect(await answer.json()).toMatchObject({ object: 'dispute', status: 'needs_response', amount: 1_500 })
  const charge = await chargeOf(intent)
  expect(charge).toMatchObject({ disputed: true })
  expect(await toldAbout(charge?.id ?? '')).toEqual(['charge.dispute.created'])
  const refund = fixture.stripe.refunds.create({ payment_intent: intent })
  expect(await errorOf(refund)).toMatchObject({ statusCode: 400, code: 'charge_disputed' })
  for (const action of ['dispute', 'refund'])
    expect((await fixture.control(action, { paymentIntentId: intent })).status).toBe(400)
})
