import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { type Checkout, startCheckout } from './testing/start-checkout.ts'

const SUCCEEDED = { status: 200, body: { id: 'pi_1', status: 'succeeded' } }
const WAITING = { status: 200, body: { id: 'pi_1', status: 'requires_payment_method' } }
const CHALLENGED = {
  status: 200,
  body: { id: 'pi_1', status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
}
const DECLINED = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
  payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
}
const SECRETS = { key: 'pk_test_page', client_secret: 'pi_1_secret_2' }
const LOADED = { method: 'GET', path: '/payment_intents/pi_1', fields: SECRETS }

let checkout: Checkout

beforeAll(async () => {
  checkout = await startCheckout()
})
afterAll(() => checkout?.stop())
beforeEach(() => {
  checkout.api.calls.length = 0
  checkout.problems.length = 0
  checkout.api.answer = ({ method }) => (method === 'GET' ? WAITING : SUCCEEDED)
})

/** Fills the form as somebody does who has no mouse, and submits it from its last field. */
async function payByKeyboard(page: Page) {
  await page.getByLabel('Card number').focus()
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('434')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1234')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('94107')
  await page.keyboard.press('Enter')
}

function result(page: Page) {
  const read = async () => JSON.parse((await page.locator('#result').textContent()) || 'null')
  return until(read, { what: 'the result of the payment' })
}

function posts() {
  return checkout.api.calls.filter(({ method }) => method === 'POST')
}

test('sends what was typed, once, in the form of the API', async () => {
  const page = await checkout.open()
  await payByKeyboard(page)
  expect(await result(page)).toEqual({ paymentIntent: SUCCEEDED.body })
  expect(checkout.api.calls).toEqual([
    LOADED,
    {
      method: 'POST',
      path: '/payment_intents/pi_1/confirm',
      fields: {
        ...SECRETS,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '4',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
        'payment_method_data[billing_details][email]': 'ann@example.com',
        'payment_method_data[billing_details][name]': 'Ann & Bob',
        'payment_method_data[billing_details][address][country]': 'US',
        'payment_method_data[billing_details][address][postal_code]': '94107',
        receipt_email: 'ann@example.com',
        return_url: new URL('/done', page.url()).href,
      },
    },
  ])
  expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
  expect(await page.getByLabel('Expiration date').inputValue()).toBe('04 / 34')
  expect(checkout.problems).toEqual([])
})

test('tells the page what happens in the fields', async () => {
  const page = await checkout.open()
  const events = () => page.evaluate('events')
  await until(async () => JSON.stringify(await events()) === '["ready"]', { within: 5_000, what: 'ready' })
  await payByKeyboard(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pay' }).focus()
  expect(await events()).toEqual(['ready', 'focus', 'card begun', 'card complete', 'escape', 'blur'])
  // Or the payment that was begun arrives while the next test counts its own.
  await result(page)
})

test('marks what is missing, goes there, and sends nothing', async () => {
  const page = await checkout.open()
  await page.getByRole('button', { name: 'Pay' }).click()
  expect(await result(page)).toEqual({
    error: { type: 'validation_error', code: 'incomplete_number', message: 'Enter the whole card number.' },
  })
  const number = page.getByRole('textbox', {
    name: 'Card number',
    description: /Enter the whole card number/,
  })
  expect(await number.getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.type('4242424242424241')
  expect(await page.getByText('This card number does not exist').isVisible()).toBe(true)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('2')
  expect(await number.count()).toBe(0)
  expect(posts()).toEqual([])
})

test('hands a decline on as the provider words it', async () => {
  checkout.api.answer = ({ method }) =>
    method === 'GET' ? WAITING : { status: 402, body: { error: DECLINED } }
  const page = await checkout.open()
  await payByKeyboard(page)
  expect(await result(page)).toEqual({ error: DECLINED })
})

test('says so when the provider hangs up, or talks nonsense', async () => {
  checkout.api.answer = ({ method }) => (method === 'GET' ? WAITING : null)
  const page = await checkout.open()
  await payByKeyboard(page)
  expect(await result(page)).toMatchObject({ error: { type: 'api_connection_error' } })
  checkout.api.answer = () => ({ status: 500, body: '<h1>' })
  await page.getByRole('button', { name: 'Pay' }).click()
  const nonsense = async () => (await page.locator('#result').textContent())?.includes('"api_error"')
  await until(nonsense, { within: 5_000, what: 'an api_error' })
})

test.each([
  ['complete', ['Enter'], 'authenticated'],
  ['fail', ['Tab', 'Enter'], 'failed'],
  ['leave', ['Escape'], 'failed'],
])('asks the question of the bank, to %s by keyboard', async (_choice, keys, outcome) => {
  const failed = {
    status: 402,
    body: { error: { ...DECLINED, code: 'payment_intent_authentication_failure' } },
  }
  checkout.api.answer = ({ method, path, fields }) => {
    if (method === 'GET') return WAITING
    if (path.endsWith('/confirm')) return CHALLENGED
    return fields.outcome === 'authenticated' ? SUCCEEDED : failed
  }
  const page = await checkout.open()
  await payByKeyboard(page)
  await page.getByRole('dialog', { name: 'Your bank wants to make sure it is you' }).waitFor()
  for (const key of keys) await page.keyboard.press(key)
  expect(await result(page)).toEqual(outcome === 'failed' ? failed.body : { paymentIntent: SUCCEEDED.body })
  expect(posts()[1]).toEqual({
    method: 'POST',
    path: '/payment_intents/pi_1/verify_challenge',
    fields: { ...SECRETS, outcome },
  })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(checkout.problems).toEqual([])
  expect(await page.evaluate("document.querySelector('#payment').contains(document.activeElement)")).toBe(
    true,
  )
})

test('leaves for the return address when the page wants that', async () => {
  const page = await checkout.open('?redirect=always')
  await payByKeyboard(page)
  await page.waitForURL(/\/done\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    payment_intent: 'pi_1',
    payment_intent_client_secret: 'pi_1_secret_2',
    redirect_status: 'succeeded',
  })
})
