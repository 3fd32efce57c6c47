import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from './testing/error-of.ts'
import { type StripeFixture, startStripeFixture } from './testing/start-stripe-fixture.ts'

let fixture: StripeFixture
beforeAll(async () => {
  fixture = await startStripeFixture()
})
afterAll(() => fixture.stop())

async function stateOf(subscription: string) {
  const { status, latest_invoice } = await fixture.stripe.subscriptions.retrieve(subscription, {
    expand: ['latest_invoice'],
  })
  return { status, invoice: typeof latest_invoice === 'object' ? latest_invoice?.status : undefined }
}

test('waits for the first payment, and runs once it has come', async () => {
  const waiting = await fixture.subscribe()
  expect(await stateOf(waiting.subscription)).toEqual({ status: 'incomplete', invoice: 'open' })
  expect(await fixture.pay(waiting)).toEqual({ status: 'succeeded' })
  expect(await stateOf(waiting.subscription)).toEqual({ status: 'active', invoice: 'paid' })
})

test.each([
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000009987', 'lost_card'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4111111111111111', 'test_mode_live_card'],
])('declines %s with %s, and lets the buyer try another card', async (card, declined) => {
  const waiting = await fixture.subscribe()
  expect(await fixture.pay(waiting, card)).toMatchObject({ declined })
  expect(await stateOf(waiting.subscription)).toEqual({ status: 'incomplete', invoice: 'open' })
  expect(await fixture.pay(waiting)).toEqual({ status: 'succeeded' })
})

test('tells a declined payment as an error that carries the payment', async () => {
  const { intent, customer } = await fixture.subscribe()
  const { stripe } = fixture
  const card = await stripe.paymentMethods.attach('pm_card_visa_chargeDeclinedInsufficientFunds', {
    customer,
  })
  const error = await errorOf(stripe.paymentIntents.confirm(intent, { payment_method: card.id }))
  expect(error).toMatchObject({
    statusCode: 402,
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    payment_intent: { id: intent, status: 'requires_payment_method', payment_method: null },
    charge: expect.stringMatching(/^ch_/),
  })
})

test.each([
  ['4242', 'incorrect_number'],
  ['4242424242424241', 'incorrect_number'],
])('refuses %s, which no card can have, without an attempt', async (number, code) => {
  const waiting = await fixture.subscribe()
  expect(await fixture.pay(waiting, number)).toMatchObject({ declined: code })
  expect((await fixture.stripe.charges.list({ payment_intent: waiting.intent })).data).toEqual([])
})

test('asks the owner of a card where the bank wants it, and takes the answer', async () => {
  const waiting = await fixture.subscribe()
  expect(await fixture.pay(waiting, '4000002500003155')).toEqual({ status: 'requires_action' })
  expect((await fixture.stripe.paymentIntents.retrieve(waiting.intent)).next_action).toMatchObject({
    type: 'use_stripe_sdk',
  })
  expect(await verify(waiting.intent, waiting.clientSecret, 'failed')).toMatchObject({
    status: 402,
    body: { error: { code: 'payment_intent_authentication_failure' } },
  })
  expect(await stateOf(waiting.subscription)).toEqual({ status: 'incomplete', invoice: 'open' })
  await fixture.pay(waiting, '4000002500003155')
  expect(await verify(waiting.intent, waiting.clientSecret, 'authenticated')).toMatchObject({
    status: 200,
    body: { status: 'succeeded' },
  })
  expect(await stateOf(waiting.subscription)).toEqual({ status: 'active', invoice: 'paid' })
})

test('takes another card from an owner who left the question of their bank unanswered', async () => {
  const waiting = await fixture.subscribe()
  expect(await fixture.pay(waiting, '4000002500003155')).toEqual({ status: 'requires_action' })
  expect(await fixture.pay(waiting)).toEqual({ status: 'succeeded' })
  expect(await stateOf(waiting.subscription)).toEqual({ status: 'active', invoice: 'paid' })
  expect(await verify(waiting.intent, waiting.clientSecret, 'failed')).toMatchObject({
    status: 400,
    body: { error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } } },
  })
})

test('can ask and then decline', async () => {
  const waiting = await fixture.subscribe()
  await fixture.pay(waiting, '4000008260003178')
  expect(await verify(waiting.intent, waiting.clientSecret, 'authenticated')).toMatchObject({
    status: 402,
    body: { error: { decline_code: 'insufficient_funds' } },
  })
})

/** Reports how the bank's check ended, as a browser does. */
async function verify(intent: string, clientSecret: string, outcome: string) {
  const answer = await fetch(`${fixture.sandbox.url}/stripe/v1/payment_intents/${intent}/verify_challenge`, {
    method: 'POST',
    body: new URLSearchParams({ key: 'pk_test_sandbox', client_secret: clientSecret, outcome }),
  })
  return { status: answer.status, body: await answer.json() }
}

test('takes no second payment for what is paid', async () => {
  const waiting = await fixture.buy()
  expect(await fixture.pay(waiting)).toMatchObject({ declined: 'payment_intent_unexpected_state' })
  expect((await fixture.stripe.charges.list({ payment_intent: waiting.intent })).data).toHaveLength(1)
})

test('adds tax by where the buyer is, and refuses to guess', async () => {
  const totalIn = async (ip_address: string) => {
    const { id: customer } = await fixture.stripe.customers.create({ tax: { ip_address } })
    return fixture.stripe.subscriptions.create({
      customer,
      items: [{ price: (await aPrice()).id }],
      payment_behavior: 'default_incomplete',
      automatic_tax: { enabled: true },
      expand: ['latest_invoice'],
    })
  }
  expect(await totalIn('203.0.113.7')).toMatchObject({ latest_invoice: { subtotal: 1_500, total: 1_785 } })
  expect(await totalIn('8.8.8.8')).toMatchObject({ latest_invoice: { subtotal: 1_500, total: 1_500 } })
  expect(await errorOf(totalIn('192.0.2.1'))).toMatchObject({ code: 'customer_tax_location_invalid' })
})

async function aPrice() {
  const product = await fixture.stripe.products.create({ name: 'Membership' })
  const recurring = { interval: 'year' as const }
  return fixture.stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 1_500, recurring })
}
