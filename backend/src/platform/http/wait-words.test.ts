import { expect, test } from 'vitest'
import { waitWords } from './wait-words.ts'

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [577, '10 minutes'],
  [600, '10 minutes'],
  [3_600, '60 minutes'],
  [5_400, '90 minutes'],
  [5_401, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are told as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
