import { expect, it } from 'vitest'
import { formatCounts, formatLength } from './format-harvest.ts'

it('words what a harvest came to', () => {
  expect(formatCounts({ seen: 1, changed: 0, removed: 0 })).toBe('1 page seen, 0 changed, 0 removed.')
  expect(formatCounts({ seen: 1204, changed: 3, removed: 1 })).toBe('1,204 pages seen, 3 changed, 1 removed.')
})

it('words how long it took', () => {
  expect(formatLength('2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.400Z')).toBe('less than a second')
  expect(formatLength('2026-11-21T10:00:00.000Z', '2026-11-21T10:02:05.000Z')).toBe('2 min 5 sec')
})
