import { expect, it } from 'vitest'
import { countWording } from './count-wording.ts'

it.each([
  [0, '0 people in total'],
  [1, '1 person in total'],
  [49, '49 people in total'],
  [50, 'The newest 50 people'],
])('words a list of %d', (count, words) => {
  expect(countWording(count)).toBe(words)
})
