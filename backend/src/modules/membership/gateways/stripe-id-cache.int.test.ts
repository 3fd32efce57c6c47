import { providerAnswering } from '@meridian/infra/testing/provider-answering'
import { expect, it } from 'vitest'
import { createStripePaymentGateway } from './stripe-payment-gateway.ts'

const MISSING = {
  error: { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message: 'No such thing' },
}

const ORDER = {
  checkoutId: 'c',
  tier: 'pro',
  tierName: 'Pro',
  yearlyPriceCents: 49_900,
  customerId: null,
  ipAddress: undefined,
} as const

async function gatewayWhereAllIsGone() {
  const apiBaseUrl = await providerAnswering(404, MISSING)
  return createStripePaymentGateway({ secretKey: 'sk_test', apiBaseUrl, supportEmail: 'help@example.org' })
}

it('what the provider misses of ours is never told as a plan that there is not', async () => {
  const gateway = await gatewayWhereAllIsGone()
  const refusal = {
    code: 'bad-gateway',
    message: 'Your payment could not be set up. Please try again, or write to help@example.org.',
  }
  await expect(gateway.prepare(ORDER)).rejects.toMatchObject(refusal)
  await expect(gateway.offerCredit({ ...ORDER, customerId: 'cus_1' })).rejects.toMatchObject(refusal)
})

it('a payment that is gone is none to go on with', async () => {
  const gateway = await gatewayWhereAllIsGone()
  expect(await gateway.resume('sub_1')).toBeUndefined()
})
