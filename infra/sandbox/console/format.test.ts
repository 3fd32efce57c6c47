import { expect, test } from 'vitest'
import { count, day, fromSeconds, moment, money } from './format.ts'

test('writes moments and days in UTC', () => {
  const at = fromSeconds(Date.UTC(2026, 10, 21, 23, 59, 58) / 1_000)
  const datetime = 'datetime="2026-11-21T23:59:58.000Z"'
  expect(moment(at).markup).toBe(`<time ${datetime}>21 Nov 2026, 23:59:58 UTC</time>`)
  expect(day(at).markup).toBe(`<time ${datetime}>21 Nov 2026</time>`)
})

test('writes amounts in the unit of their currency', () => {
  expect(money(1_500, 'usd')).toBe('$15.00')
  expect(money(1_500, 'jpy')).toBe('¥1,500')
})

test('counts', () => {
  expect([0, 1, 2].map((number) => count(number, 'mail'))).toEqual(['0 mails', '1 mail', '2 mails'])
})
