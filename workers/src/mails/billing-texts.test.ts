import { expect, test } from 'vitest'
import { cancellationMail, receiptMail, renewalNoticeMail } from './billing-texts.ts'

const reader = { siteName: 'Meridian', publicUrl: 'https://club.example', username: 'Mira' }
const payment = {
  accountId: '7b0c8a0e-2f7c-4a63-9d0e-0d5f6f0b9a11',
  invoiceId: 'in_1',
  amount: 0,
  total: 49_900,
  tax: 0,
  currency: 'usd',
  paidAt: '2026-11-22T12:00:00.000Z',
  purpose: null,
}

test('a receipt names what was received', () => {
  const { subject, paragraphs } = receiptMail(reader, { ...payment, amount: 49_900 })
  expect(subject).toBe('Your Meridian receipt: $499.00')
  expect(paragraphs[0]).toBe('We received $499.00 on November 22, 2026.')
})

test('a receipt names what the money was for, and where to change or end the membership', () => {
  const until = '2027-11-22T12:00:00.000Z'
  const taxed = { ...payment, amount: 54_000, tax: 4_100 }
  const { paragraphs } = receiptMail(reader, { ...taxed, purpose: { kind: 'period', until } })
  expect(paragraphs[0]).toBe(
    'We received $540.00 on November 22, 2026, of which $41.00 is tax, for your membership until November 22, 2027.',
  )
  expect(paragraphs[1]).toContain('to change the plan or to end the membership')
  const upgrade = receiptMail(reader, { ...payment, amount: 30_000, purpose: { kind: 'plan-change' } })
  expect(upgrade.paragraphs[0]).toBe('We received $300.00 on November 22, 2026 for your change of plan.')
})

test('a receipt for nothing says that the credit has paid', () => {
  const { subject, paragraphs } = receiptMail(reader, payment)
  expect(subject).toBe('Your Meridian receipt: paid with your credit')
  expect(paragraphs[0]).toBe(
    'Your credit paid for your membership on November 22, 2026, so nothing was charged.',
  )
  expect(paragraphs.join(' ')).not.toContain('$0.00')
})

test('a receipt for a change of plan that the credit has paid says so', () => {
  const { paragraphs } = receiptMail(reader, { ...payment, total: 30_000, purpose: { kind: 'plan-change' } })
  expect(paragraphs[0]).toBe(
    'Your credit paid for your change of plan on November 22, 2026, so nothing was charged.',
  )
})

test('a receipt of before the total was told says that the credit has paid', () => {
  expect(receiptMail(reader, { ...payment, total: null }).subject).toContain('paid with your credit')
})

test('a receipt for less than nothing says what was put to the credit', () => {
  const { subject, paragraphs } = receiptMail(reader, { ...payment, total: -30_000 })
  expect(subject).toBe('Your Meridian receipt: $300.00 added to your credit')
  expect(paragraphs[0]).toBe(
    '$300.00 was added to your credit on November 22, 2026, to be used for your next charges. Nothing was charged.',
  )
  expect(paragraphs.join(' ')).not.toContain('card')
})

const suspended = { ...reader, supportIfSuspended: 'help@club.example' }
const { accountId } = payment
const endsAt = '2026-12-01T12:00:00.000Z'

test.each([
  ['a receipt', receiptMail(suspended, payment), 'For the invoice'],
  [
    'a notice of a renewal',
    renewalNoticeMail(suspended, { accountId, renewsAt: endsAt, yearlyPriceCents: 49_900 }),
    'To end the membership before that day',
  ],
  [
    'a farewell',
    cancellationMail(suspended, { accountId, endsAt, gracePeriodEnd: null }, new Date(0)),
    'To keep your membership',
  ],
  [
    'a farewell to somebody who owes',
    cancellationMail(suspended, { accountId, endsAt, gracePeriodEnd: endsAt }, new Date(0)),
    'To pay it',
  ],
])('%s does not send whoever is suspended to the portal', (_, { action, paragraphs }, purpose) => {
  expect(action).toBeUndefined()
  expect(paragraphs.at(-1)).toBe(
    `You cannot sign in while your account is suspended. ${purpose}, write to help@club.example.`,
  )
})

test.each([
  ['the price', 49_900, '$499 for the year, plus tax, will be charged to the card that you gave us.'],
  ['no price, where the event is of before it was told', null, 'The card that you gave us will be charged.'],
])('a notice of a renewal says %s', (_, yearlyPriceCents, charge) => {
  const { paragraphs } = renewalNoticeMail(reader, { accountId, renewsAt: endsAt, yearlyPriceCents })
  expect(paragraphs[0]).toBe(
    `Your membership renews on December 1, 2026. ${charge} If you have a credit, it is used first. There is nothing you need to do.`,
  )
})
