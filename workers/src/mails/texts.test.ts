import { expect, test } from 'vitest'
import { paymentFailedMail, restoredMail } from './texts.ts'

const reader = { siteName: 'Meridian', publicUrl: 'https://club.example', username: 'Mira' }
const failure = {
  accountId: '7b0c8a0e-2f7c-4a63-9d0e-0d5f6f0b9a11',
  invoiceId: 'in_1',
  failureCount: 2,
  gracePeriodEnd: '2026-11-22T12:00:00.000Z',
  due: { amount: 49_900, currency: 'usd' },
}

test('a failure warns of the day on which access ends', () => {
  const { subject, paragraphs } = paymentFailedMail(reader, failure, new Date('2026-11-22T11:59:59.999Z'))
  expect(subject).toBe('Last warning: your renewal could not be paid')
  expect(paragraphs).toEqual([
    'The payment of $499.00 for your Meridian membership did not go through.',
    'You keep access until November 22, 2026. After 1 more failed attempt it ends at once.',
  ])
})

test('a failure that is heard of when access is over promises none', () => {
  const { paragraphs, action } = paymentFailedMail(reader, failure, new Date(failure.gracePeriodEnd))
  expect(paragraphs).toEqual(['The payment of $499.00 for your Meridian membership did not go through.'])
  expect(action?.label).toBe('Fix the payment')
})

test.each([
  [true, 'Welcome back to Meridian', 'is open again.'],
  [false, 'Your Meridian membership continues', 'continues as before.'],
])('who owes nothing any more is told what came of it, access lost: %s', (accessHadEnded, subject, words) => {
  const restored = { accountId: failure.accountId, currentPeriodEnd: failure.gracePeriodEnd, accessHadEnded }
  const mail = restoredMail(reader, restored)
  expect([mail.subject, mail.paragraphs]).toEqual([subject, [expect.stringContaining(words)]])
  // The debt may have been dropped.
  expect(mail.paragraphs.join()).not.toContain('payment')
})
