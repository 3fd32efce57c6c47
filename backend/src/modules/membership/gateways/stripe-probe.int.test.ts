import { providerAnswering } from '@meridian/infra/testing/provider-answering'
import { expect, it } from 'vitest'
import { createStripeProbe } from './stripe-probe.ts'

const REFUSAL = { error: { type: 'invalid_request_error', message: 'No.' } }

it.each([
  [401, 'The secret key is not accepted.'],
  [403, 'The secret key is not allowed to read customers. Use a standard secret key, not a restricted one.'],
  [429, 'Stripe asks us to wait. Please try again in a minute.'],
  [500, 'Stripe cannot be reached.'],
])('tells those who run the community what an answer of %i means', async (status, message) => {
  const apiBaseUrl = await providerAnswering(status, REFUSAL)
  const probe = createStripeProbe({ secretKey: 'sk_test', apiBaseUrl, webhookSecret: 'whsec' })
  expect(await probe()).toEqual({ ok: false, message })
})

it.each([
  ['whsec', { ok: true, message: 'The secret key is accepted.' }],
  [undefined, { ok: false, message: expect.stringContaining('STRIPE_WEBHOOK_SECRET is not set') }],
])('takes an accepted key for enough where messages can be verified, by %s', async (webhookSecret, said) => {
  const apiBaseUrl = await providerAnswering(200, { object: 'list', data: [], has_more: false })
  const probe = createStripeProbe({ secretKey: 'sk_test', apiBaseUrl, webhookSecret })
  expect(await probe()).toEqual(said)
})
