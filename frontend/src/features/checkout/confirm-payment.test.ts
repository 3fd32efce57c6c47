import type { StripeError } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { problemOf } from './confirm-payment.ts'

const declined: StripeError = { type: 'card_error', message: 'Your card was declined.' }

test('a payment without an error was taken', () => {
  expect(problemOf({})).toBeNull()
})

test('a declined card shows the words of the provider', () => {
  expect(problemOf({ error: declined })).toEqual({
    title: 'Payment Failed',
    description: 'Your card was declined.',
    variant: 'destructive',
  })
})

test('an error without words still says what to do', () => {
  expect(problemOf({ error: { type: 'api_error' } })).toMatchObject({
    description: expect.stringContaining('another card'),
  })
})

test('a payment that was closed meanwhile is told apart, whatever the words of the provider', () => {
  const unexpected = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } as const
  expect(problemOf({ error: unexpected })).toBe('closed')
})
