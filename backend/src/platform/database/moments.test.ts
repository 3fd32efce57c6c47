import { expect, it } from 'vitest'
import { momentOf } from './moments.ts'

it.each([
  ['0', '1970-01-01T00:00:00.000Z'],
  ['1767225600123999', '2026-01-01T00:00:00.123Z'],
  ['-1', '1969-12-31T23:59:59.999Z'],
])('%s microseconds are %s', (microseconds, moment) => {
  expect(momentOf(microseconds).toISOString()).toBe(moment)
})
