import { expect, it } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

const A_MILLION = 'x'.repeat(1_000_000)

it('answers are found again in the version that they were made of, and in no other', () => {
  const kept = createKeptAnswers()
  kept.keep('/map', 1, 'one')
  expect([kept.find('/map', 1), kept.find('/list', 1)]).toEqual(['one', undefined])
  expect([kept.find('/map', 2), kept.find('/map', 1)]).toEqual([undefined, undefined])
})

it('those requested least recently make room, and one that is kept anew takes none twice', () => {
  const kept = createKeptAnswers()
  for (const key of ['/a', '/b', '/c', '/c']) kept.keep(key, 1, A_MILLION)
  expect(kept.find('/a', 1)).toBe(A_MILLION)
  kept.keep('/d', 1, A_MILLION)
  expect(['/a', '/b', '/c', '/d'].filter((key) => kept.find(key, 1) !== undefined)).toEqual([
    '/a',
    '/c',
    '/d',
  ])
})

it('an answer larger than all the room is not kept, and leaves the room as it was', () => {
  const kept = createKeptAnswers()
  kept.keep('/all', 1, A_MILLION.repeat(5))
  expect(kept.find('/all', 1)).toBeUndefined()
  kept.keep('/a', 1, A_MILLION)
  expect(kept.find('/a', 1)).toBe(A_MILLION)
})
