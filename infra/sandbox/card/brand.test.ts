import { expect, test } from 'vitest'
import { brandOf } from './brand.ts'

test.each([
  ['4', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['2720990000000000', 'mastercard'],
  ['2721', 'unknown'],
  ['2220', 'unknown'],
  ['34', 'amex'],
  ['36227206271667', 'diners'],
  ['6011111111111117', 'discover'],
  ['3566002020360505', 'jcb'],
  ['6200000000000005', 'unionpay'],
  ['', 'unknown'],
  ['9', 'unknown'],
])('%j begins a number of %s', (digits, brand) => {
  expect(brandOf(digits).id).toBe(brand)
})
