import { expect, test } from 'vitest'
import { checkExpiry, formatExpiry, formatTypedExpiry, parseExpiry } from './expiry.ts'

const NOW = new Date(2026, 9, 31)

test.each([
  ['0', '0'],
  ['1', '1'],
  ['4', '04 / '],
  ['04', '04 / '],
  ['043', '04 / 3'],
  ['0430', '04 / 30'],
  ['4/30', '04 / 30'],
  ['1/', '01 / '],
  ['1/30', '01 / 30'],
  ['04 / 2030', '04 / 30'],
  ['04-30', '04 / 30'],
  ['12 / 345', '12 / 34'],
  ['x', ''],
])('writes %j as %j', (text, formatted) => {
  expect(formatExpiry(text)).toBe(formatted)
})

test('lets the separator be deleted', () => {
  expect(formatTypedExpiry({ text: '04 /', caret: 4 }, true)).toEqual({ text: '04', caret: 2 })
  expect(formatTypedExpiry({ text: '04 / 3', caret: 6 }, true)).toEqual({ text: '04 / 3', caret: 6 })
})

test('reads a whole date only', () => {
  expect(parseExpiry('04 / 30')).toEqual({ month: 4, year: 2030 })
  expect(parseExpiry('04 / 3')).toBeUndefined()
  expect(parseExpiry('13 / 30')).toBeUndefined()
})

test.each([
  ['10 / 26', undefined],
  ['12 / 76', undefined],
  ['09 / 26', 'invalid_expiry_month_past'],
  ['12 / 25', 'invalid_expiry_year_past'],
  ['12 / 77', 'invalid_expiry_year'],
  ['13 / ', 'invalid_expiry_month'],
  ['00 / 30', 'invalid_expiry_month'],
  ['12 / 3', 'incomplete_expiry'],
  ['', 'incomplete_expiry'],
])('in October 2026, %j is judged %s', (text, code) => {
  expect(checkExpiry(text, NOW)?.code).toBe(code)
})
