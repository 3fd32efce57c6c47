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
  const probe = createStripeProbe({ secretKey: 'sk_test', apiBaseUrl })
  expect(await probe()).toEqual({ ok: false, message })
})
