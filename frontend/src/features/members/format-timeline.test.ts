import { catalogue } from '@meridian/contracts/events/catalogue'
import { expect, it } from 'vitest'
import { formatActor, formatCause, sentenceOf } from './format-timeline.ts'
import { SENTENCES } from './timeline-sentences.ts'

const ANOTHER_PRICE = { yearlyPriceCents: 29_900, previousYearlyPriceCents: 19_900 }
const ANOTHER_PRICE_WORDS = 'Pays $299.00 a year now, $199.00 before'

/** Days are those of whoever reads. */
const NOON = new Date(2027, 2, 5, 12).toISOString()
/** That of a gift counts in UTC, wherever this runs. */
const LAST_DAY = '2027-03-05T23:59:59Z'

it.each([
  [
    'membership.access-lost',
    { reason: 'grace-period-over' },
    'Lost access because the grace period was over',
  ],
  ['membership.payment-failed', { failureCount: 2 }, 'Payment failed, attempt 2 of 3'],
  ['membership.payment-failed', { failureCount: 4 }, 'Payment failed, attempt 4'],
  ['membership.payment-received', { amount: 49_900, currency: 'usd' }, 'Paid $499.00'],
  ['accounts.account-suspended', { reason: 'Spam' }, 'Was suspended: Spam'],
  ['accounts.account-suspended', { reason: null }, 'Was suspended'],
  ['membership.activated', { tier: 'pro' }, 'Became a member: Pro'],
  ['membership.plan-changed', { previousTier: 'basic', tier: 'pro' }, 'Moved from Basic to Pro'],
  ['membership.plan-changed', { previousTier: 'pro', tier: 'pro', ...ANOTHER_PRICE }, ANOTHER_PRICE_WORDS],
  ['membership.repriced', ANOTHER_PRICE, ANOTHER_PRICE_WORDS],
  [
    'membership.complimentary-granted',
    { tier: 'pro', until: LAST_DAY, reason: 'Spoke at the summit' },
    'Was given a membership, Pro, until Mar 5, 2027: Spoke at the summit',
  ],
  [
    'membership.second-payment-given-back',
    { reason: 'Paid by mistake' },
    'The payment of a second subscription was refunded by staff: Paid by mistake',
  ],
  [
    'membership.second-subscription-ended',
    { reason: null },
    'A second subscription ended, with nothing to refund',
  ],
  ['network.attendee-joined', {}, 'Joined a meetup'],
  ['network.notice-addressed', { notice: { kind: 'changed' } }, 'Was told of a change to a meetup'],
  ['network.notice-addressed', { notice: { kind: 'canceled' } }, 'Was told that a meetup is cancelled'],
  [
    'network.notice-addressed',
    { notice: { kind: 'message', messageId: '1' } },
    'Was sent a message by the organiser of a meetup',
  ],
  ['membership.cancellation-scheduled', { endsAt: NOON }, 'Cancelled, with effect from Mar 5, 2027'],
  ['integrations.telegram-join-settled', { admitted: true }, 'Was let into the Telegram channel'],
  ['network.something-new', {}, 'Something new'],
])('words %s', (type, details, words) => expect(sentenceOf({ type, details })).toBe(words))

it('names who did it', () => {
  expect(formatActor({ kind: 'person', name: 'Bea' })).toBe('by Bea')
  expect(formatActor({ kind: 'self', name: 'Ada' })).toBe('by themselves')
  expect(formatActor({ kind: 'provider', name: 'stripe' })).toBe('reported by Stripe')
})

it('names no part of the system', () =>
  expect(formatActor({ kind: 'system', name: 'converge membership when provider notified' })).toBe(
    'automatically',
  ))

it.each([
  ['invoice.paid', 'after Stripe reported a payment'],
  ['invoice.payment_failed', 'after Stripe reported a failed payment'],
  ['customer.subscription.deleted', 'after Stripe reported the end of the subscription'],
  ['customer.subscription.updated', 'after Stripe reported a change to the subscription'],
  ['charge.refunded', 'after Stripe reported a refund'],
  ['charge.dispute.closed', 'after Stripe reported news of a dispute'],
  ['customer.tax_id.created', 'after a message from Stripe'],
])('words %s as a cause', (notificationType, words) =>
  expect(formatCause({ type: 'membership.provider-notified', details: { notificationType } })).toBe(words),
)

it('names what it followed from', () => {
  expect(formatCause(null)).toBeNull()
  expect(formatCause({ type: 'membership.canceled', details: {} })).toBe('after: The membership ended')
})

it('has a sentence for whatever happens to a person', () => {
  const aboutPeople = catalogue.filter(({ payload }) => 'accountId' in payload.shape)
  expect(Object.keys(SENTENCES).toSorted()).toEqual(aboutPeople.map(({ type }) => type).toSorted())
})
