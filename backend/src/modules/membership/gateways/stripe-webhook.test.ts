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
