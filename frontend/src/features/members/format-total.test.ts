import { expect, it } from 'vitest'
import { formatTotal } from './format-total.ts'

it.each([
  [0, false, '0 people in total'],
  [1, false, '1 person in total'],
  [1_200, false, '1,200 people in total'],
  [12, true, '12 people matching these filters'],
  [null, true, 'People who match your search'],
])('words %s people', (total, narrowed, words) => {
  expect(formatTotal(total, narrowed)).toBe(words)
})
