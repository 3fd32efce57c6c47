import { expect, it } from 'vitest'
import { invoiceLook, paymentLook } from './states.ts'

it.each([
  ['paid', 19_900, 'Paid'],
  ['paid', 0, 'Paid'],
  ['paid', -30_000, 'Credited'],
  ['void', -30_000, 'Void'],
  ['open', 19_900, 'Open'],
] as const)('an invoice that is %s over %d cents reads so', (status, total, label) =>
  expect(invoiceLook({ status, total }).label).toBe(label),
)

it.each([
  ['paid', 0, 'Paid'],
  ['paid', 5_000, 'Partly refunded'],
  ['refunded', 19_900, 'Refunded'],
  ['disputed', 5_000, 'Disputed'],
  ['charged-back', 0, 'Charged back'],
] as const)('a payment that is %s, with %d cents refunded, reads so', (outcome, refunded, label) =>
  expect(paymentLook({ outcome, refunded }).label).toBe(label),
)
