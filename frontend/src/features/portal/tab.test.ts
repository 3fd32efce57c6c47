import { expect, test } from 'vitest'
import { partOf } from './tab.ts'

test.each([
  ['', 'courses'],
  ['tab=map', 'map'],
  ['tab=subscription', 'subscription'],
  ['payment_intent=pi_1&tab=telegram', 'telegram'],
  ['tab=nonsense', 'courses'],
])('the address ?%s shows %s', (search, part) => {
  expect(partOf(search)).toBe(part)
})
