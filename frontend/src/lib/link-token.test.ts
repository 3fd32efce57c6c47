import { expect, test } from 'vitest'
import { linkToken } from './link-token.ts'

test.each([
  ['#abc.def', 'abc.def'],
  ['', null],
  ['#', null],
])('the hash %j carries the token %j', (hash, token) => {
  expect(linkToken(hash)).toBe(token)
})
