import { expect, test } from 'vitest'
import { newPrice } from '../objects/price.ts'
import { periodFrom } from './periods.ts'

type Interval = 'day' | 'week' | 'month' | 'year'

function endOf(start: string, interval: Interval, intervalCount = 1, anchor = start): string {
  const price = newPrice(
    {
      product: 'prod_1',
      currency: 'usd',
      unitAmount: 1_500,
      interval,
      intervalCount,
      taxBehavior: 'exclusive',
      metadata: {},
    },
    0,
  )
  const period = periodFrom(Date.parse(start) / 1_000, price, Date.parse(anchor) / 1_000)
  expect(period.start).toBe(Date.parse(start) / 1_000)
  return new Date(period.end * 1_000).toISOString()
}

test.each<[string, Interval, number, string]>([
  ['2026-11-21T07:50:00.000Z', 'day', 1, '2026-11-22T07:50:00.000Z'],
  ['2026-12-28T07:50:00.000Z', 'week', 2, '2027-01-11T07:50:00.000Z'],
  ['2026-11-21T07:50:00.000Z', 'month', 1, '2026-12-21T07:50:00.000Z'],
  ['2026-11-21T07:50:00.000Z', 'month', 3, '2027-02-21T07:50:00.000Z'],
  ['2026-11-21T07:50:00.000Z', 'year', 1, '2027-11-21T07:50:00.000Z'],
])('%s and a %s × %i end at %s', (start, interval, count, end) => {
  expect(endOf(start, interval, count)).toBe(end)
})

test('goes back to the day of the first period once a month is long enough again', () => {
  expect(endOf('2027-02-28T12:00:00.000Z', 'month', 1, '2027-01-31T12:00:00.000Z')).toBe(
    '2027-03-31T12:00:00.000Z',
  )
  expect(endOf('2031-02-28T12:00:00.000Z', 'year', 1, '2028-02-29T12:00:00.000Z')).toBe(
    '2032-02-29T12:00:00.000Z',
  )
})

test.each<[string, Interval, string]>([
  ['2027-01-31T12:00:00.000Z', 'month', '2027-02-28T12:00:00.000Z'],
  ['2028-01-31T12:00:00.000Z', 'month', '2028-02-29T12:00:00.000Z'],
  ['2026-05-31T12:00:00.000Z', 'month', '2026-06-30T12:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', 'month', '2027-01-31T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 'year', '2029-02-28T12:00:00.000Z'],
])('%s and a %s end on the last day of a month that is shorter: %s', (start, interval, end) => {
  expect(endOf(start, interval)).toBe(end)
})
