import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { verifyStripeWebhook } from './stripe-webhook.ts'

const SECRET = 'whsec_of_a_test'
const BODY = JSON.stringify({ id: 'evt_1', type: 'ping', data: { object: {} } })

/** What is said of a body that was signed so many seconds ago. */
function refusalOf(age: number, secret = SECRET): string {
  const timestamp = Math.floor(Date.now() / 1_000) - age
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: BODY, secret, timestamp })
  try {
    return verifyStripeWebhook(BODY, signature, SECRET).id
  } catch (error) {
    return String(error)
  }
}

it('says of a signature that fits, but is too old, that it may be the clock', () => {
  expect(refusalOf(0)).toBe('evt_1')
  expect(refusalOf(301)).toMatch(/The signature is more than 5 minutes old.+clock/)
  expect(refusalOf(301, 'whsec_of_another')).toMatch('The signature does not fit the body.')
})

/** What is read of a genuine message with this in it. */
function readOf(type: string, data: object) {
  const body = JSON.stringify({ id: 'evt_1', type, data })
  return verifyStripeWebhook(
    body,
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET }),
    SECRET,
  )
}

it.each([null, 7, [[]], {}, { id: {} }])('names nothing that is named by %j', (odd) => {
  const settings = { invoice_settings: { default_payment_method: odd } }
  const nobody = { customerId: null, chargeId: null, chosenCardId: null, endedSubscriptionId: null }
  const ended = { object: { object: 'subscription', id: odd, customer: odd } }
  expect(readOf('customer.subscription.deleted', ended)).toMatchObject(nobody)
  expect(readOf('charge.dispute.created', { object: { charge: odd, customer: odd } })).toMatchObject(nobody)
  const changed = { object: { object: 'customer', id: odd, ...settings }, previous_attributes: settings }
  expect(readOf('customer.updated', changed)).toMatchObject(nobody)
  expect(
    readOf('customer.updated', { ...changed, previous_attributes: { invoice_settings: 'x' } }),
  ).toMatchObject(nobody)
})

it.each(['of_1', { id: 'of_1' }])('names what is named by %j', (reference) => {
  const settings = { invoice_settings: { default_payment_method: reference } }
  const changed = { object: { object: 'customer', id: 'cus_1', ...settings }, previous_attributes: settings }
  expect(readOf('customer.updated', changed)).toMatchObject({ customerId: 'cus_1', chosenCardId: 'of_1' })
  const disputed = { object: { charge: reference, customer: reference } }
  expect(readOf('charge.dispute.created', disputed)).toMatchObject({ customerId: 'of_1', chargeId: 'of_1' })
  const ended = { object: { object: 'subscription', id: 'sub_1', customer: reference } }
  expect(readOf('customer.subscription.deleted', ended)).toMatchObject({
    customerId: 'of_1',
    endedSubscriptionId: 'sub_1',
  })
})
