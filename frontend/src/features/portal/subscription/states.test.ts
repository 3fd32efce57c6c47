import { expect, it } from 'vitest'
import { invoiceLook } from './states.ts'

it.each([
  ['paid', 19_900, 'Paid'],
  ['paid', 0, 'Paid'],
  ['paid', -30_000, 'Credited'],
  ['void', -30_000, 'Void'],
  ['open', 19_900, 'Open'],
] as const)('an invoice that is %s over %d cents reads so', (status, total, label) =>
  expect(invoiceLook({ status, total }).label).toBe(label),
)
