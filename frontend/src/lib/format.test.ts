import { expect, it } from 'vitest'
import { formatCount, formatFound, formatPercent, formatPlural } from './format.ts'

it('formats counts and shares as people read them', () => {
  expect([formatCount(0), formatCount(1204)]).toEqual(['0', '1,204'])
  expect([formatPercent(23.04), formatPercent(0)]).toEqual(['23.0%', '0.0%'])
})

it.each([
  [1, '1 page', '1 person'],
  [0, '0 pages', '0 people'],
  [1204, '1,204 pages', '1,204 people'],
])('says %d with its noun', (count, pages, people) => {
  expect(formatPlural(count, 'page')).toBe(pages)
  expect(formatPlural(count, 'person', 'people')).toBe(people)
})

it('says what a search has found, and that there is more', () => {
  expect(formatFound(1, false, 'link')).toBe('Found: 1 link')
  expect(formatFound(50, true, 'person', 'people')).toBe('Found: 50 people and more')
})
