import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it('formats the day that somebody chose, wherever it is looked at', () => {
  expect(formatDay(new Date('2026-03-05T23:59:59Z'), 'UTC')).toBe('Mar 5, 2026')
})
