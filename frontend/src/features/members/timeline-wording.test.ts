import { expect, it } from 'vitest'
import { actorWording, causeWording, sentenceOf } from './timeline-wording.ts'

it.each([
  ['membership.access-lost', { reason: 'grace-period-over' }, 'Lost access, since the grace period was over'],
  ['membership.payment-failed', { failureCount: 2 }, 'Payment failed, attempt 2 of 3'],
  ['membership.payment-received', { amount: 49_900, currency: 'usd' }, 'Paid $499.00'],
  ['accounts.account-suspended', { reason: 'Spam' }, 'Was suspended: Spam'],
  ['network.attendee-joined', {}, 'Attendee joined'],
])('words %s', (type, details, words) => expect(sentenceOf({ type, details })).toBe(words))

it('names who did it', () => {
  expect(actorWording({ kind: 'person', name: 'Bea' })).toBe('by Bea')
  expect(actorWording({ kind: 'self', name: 'Ada' })).toBe('by themselves')
})

it('names what it followed from', () => {
  expect(causeWording(null)).toBeNull()
  expect(
    causeWording({
      type: 'membership.provider-notified',
      details: { notificationType: 'invoice.payment_failed' },
    }),
  ).toBe('after the provider’s message invoice.payment_failed')
  expect(causeWording({ type: 'membership.canceled', details: {} })).toBe('after: The subscription ended')
})
