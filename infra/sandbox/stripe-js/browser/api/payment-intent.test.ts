import { expect, test } from 'vitest'
import { intentIdOf, isPaymentIntent, isStripeError } from './payment-intent.ts'

test('finds the payment of a client secret', () => {
  expect(intentIdOf('pi_3abc_secret_XyZ')).toBe('pi_3abc')
})

test.each(['', 'pi_3abc', 'seti_1_secret_2', 'pi_1_secret_', 'pi_1/../2_secret_3'])(
  '%j is no client secret',
  (text) => {
    expect(() => intentIdOf(text)).toThrow(/clientSecret has to be/)
  },
)

test('tells answers from anything else', () => {
  expect(isPaymentIntent({ id: 'pi_1', status: 'succeeded' })).toBe(true)
  expect(isPaymentIntent({ id: 'pi_1' })).toBe(false)
  expect(isStripeError({ type: 'card_error' })).toBe(true)
  expect(isStripeError(null)).toBe(false)
})
