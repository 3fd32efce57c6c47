import { expect, test } from 'vitest'
import { peopleNote } from './wording.ts'

test.each([
  [0, 0, null],
  [100, 100, null],
  // Somebody who was forgotten still counts, and has no name any more.
  [3, 2, null],
  [1204, 100, 'The newest 100 of 1,204'],
])('of %d who joined, %d are named', (joined, shown, note) => {
  expect(peopleNote(joined, shown)).toBe(note)
})
