import { expect, test } from 'vitest'
import { reportOf } from './payment-report.ts'

const buyer = { email: 'ana@example.org', username: 'ana' }
const common = {
  clientSecret: 'secret',
  customerId: 'cus_1',
  publishableKey: 'pk',
  tier: { id: 'pro', name: 'Pro' },
  summary: {
    currency: 'usd',
    subtotal: 49900,
    credit: 0,
    tax: 0,
    total: 49900,
    renewsAt: '2030-01-01T00:00:00Z',
  },
}

test('reports a tier with its subscription, buyer and referral', () => {
  const order = { kind: 'tier', tierId: 'pro', referralCode: 'ben' } as const
  expect(reportOf(order, { ...common, subscriptionId: 'sub_1' }, buyer)).toEqual({
    kind: 'tier',
    body: {
      subscriptionId: 'sub_1',
      customerId: 'cus_1',
      email: 'ana@example.org',
      username: 'ana',
      membershipTierId: 'pro',
      referralCode: 'ben',
    },
  })
})

test('reports the annual membership with its payment and e-mail alone', () => {
  expect(reportOf({ kind: 'annual' }, { ...common, paymentIntentId: 'pi_1' }, buyer)).toEqual({
    kind: 'annual',
    body: { paymentIntentId: 'pi_1', customerId: 'cus_1', email: 'ana@example.org' },
  })
})

test('refuses a payment of another order', () => {
  expect(() => reportOf({ kind: 'annual' }, { ...common, subscriptionId: 'sub_1' }, buyer)).toThrow(/reload/)
})
