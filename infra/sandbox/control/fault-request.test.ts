import { expect, test } from 'vitest'
import { parseFault } from './fault-request.ts'

const FAULT = { provider: 'stripe', kind: 'slow', count: 3 }

test('meets every call unless a share or a path is given', () => {
  expect(parseFault(FAULT)).toEqual({ ...FAULT, percent: 100, path: '' })
  expect(parseFault({ ...FAULT, percent: 10 }).percent).toBe(10)
  expect(parseFault({ ...FAULT, path: '/refunds' }).path).toBe('/refunds')
})

test.each([
  [undefined, 'provider: one of stripe, telegram, notion, discord, geocode, mail'],
  [{ ...FAULT, provider: 'paypal' }, 'provider: one of'],
  [
    { ...FAULT, kind: 'broken' },
    'kind: one of down, slow, rate-limited, error, remembered, cut-off, html, drip',
  ],
  [{ ...FAULT, count: -1 }, 'count: how many calls'],
  [{ ...FAULT, count: '3' }, 'count: how many calls'],
  [{ ...FAULT, percent: 0 }, 'percent: the share'],
  [{ ...FAULT, path: 7 }, 'path: how the paths'],
])('refuses %j and says what to send', (body, message) => {
  expect(() => parseFault(body)).toThrow(message)
})
