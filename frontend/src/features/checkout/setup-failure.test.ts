import { expect, test } from 'vitest'
import { failureOf } from '../../lib/http-error.ts'
import { NoClientSecret, setupFailure } from './setup-failure.ts'

const toast = (title: string, description: string) => ({ title, description, variant: 'destructive' })

test('an unknown tier leads home', () => {
  expect(setupFailure(failureOf(404, 'Not Found', 'no such tier'))).toEqual({
    next: 'home',
    toast: toast('Invalid Plan', 'The selected membership plan was not found.'),
  })
})

test('a payment that the provider could not set up is no plan that there is not', () => {
  expect(setupFailure(failureOf(502, 'Bad Gateway', 'Your payment could not be set up.'))).toEqual({
    next: 'home',
    toast: toast('Payment Setup Error', 'Your payment could not be set up.'),
  })
})

test('a provider that is down shows the support message, or the default one', () => {
  const body = JSON.stringify({ message: 'Payments are down.', supportMessage: 'Write to help@example.org' })
  expect(setupFailure(failureOf(503, 'Service Unavailable', body))).toEqual({
    next: 'home',
    toast: toast('Payment System Unavailable', 'Write to help@example.org'),
  })
  expect(setupFailure(failureOf(503, 'Service Unavailable', ''))).toEqual({
    next: 'home',
    toast: toast('Payment System Unavailable', 'Please contact support to complete your membership.'),
  })
})

test('a member who buys a second time is told and stopped', () => {
  expect(setupFailure(failureOf(409, 'Conflict', 'You are already a member.'))).toEqual({
    next: 'stopped',
    message: 'You are already a member.',
  })
})

test('a payment without a client secret shows the failure screen', () => {
  expect(setupFailure(new NoClientSecret())).toEqual({
    next: 'failed',
    toast: toast('Payment Setup Error', 'No payment client secret received from server'),
  })
})

test('anything else leads home with its message', () => {
  expect(setupFailure(failureOf(429, 'Too Many Requests', 'Please wait a minute.'))).toEqual({
    next: 'home',
    toast: toast('Payment Setup Error', 'Please wait a minute.'),
  })
  expect(setupFailure(new Error(''))).toEqual({
    next: 'home',
    toast: toast('Payment Setup Error', 'Failed to setup payment'),
  })
})
