import { expect, test } from 'vitest'
import { linkToken } from './link-token.ts'

test.each([
  ['#a-token.of-a-mailed-link', 'a-token.of-a-mailed-link'],
  ['#a-token.of', null],
  ['', null],
  ['#', null],
])('the hash %j carries the token %j', (hash, token) => {
  expect(linkToken(hash)).toBe(token)
})
