import { expect, it } from 'vitest'
import { isoOf, localInput } from './local-time.ts'

it('shows a moment in the local zone, and reads it back', () => {
  const moment = new Date(2026, 2, 4, 5, 6)
  expect(localInput(moment)).toBe('2026-03-04T05:06')
  expect(isoOf(localInput(moment))).toBe(moment.toISOString())
})
