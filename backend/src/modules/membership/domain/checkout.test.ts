import { expect, test } from 'vitest'
import { creditHeldSince } from './checkout.ts'

test('a press holds a credit for five minutes', () => {
  expect(creditHeldSince(new Date('2026-11-22T12:05:00Z'))).toEqual(new Date('2026-11-22T12:00:00Z'))
})
