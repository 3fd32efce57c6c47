import { expect, it } from 'vitest'
import { formatDuration } from './format-duration.ts'

it.each([
  [0, '0 sec'],
  [41.6, '42 sec'],
  [59.7, '1 min'],
  [60, '1 min'],
  [200, '3 min 20 sec'],
  [7_500, '2 hr 5 min'],
  [86_400 + 3_600 + 60, '1 day 1 hr'],
  [2 * 86_400 + 59, '2 days'],
])('words %s seconds as %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})
