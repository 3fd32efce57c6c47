import { expect, it } from 'vitest'
import { failureOf } from '../../lib/http-error.ts'
import { refusedForGood } from './refusal.ts'

it('is for good where the link is used up, or its owner is a member already', () => {
  expect(refusedForGood(failureOf(400, 'Bad Request', ''))).toBe(true)
  expect(refusedForGood(failureOf(409, 'Conflict', ''))).toBe(true)
})

it('is not where the next try may do', () => {
  for (const status of [429, 500, 503]) expect(refusedForGood(failureOf(status, 'Later', ''))).toBe(false)
  expect(refusedForGood(new TypeError('Failed to fetch'))).toBe(false)
})
