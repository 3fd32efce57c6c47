import { expect, it } from 'vitest'
import { directoryQueryOf, hasFilter, searchOf } from './directory-query.ts'

const BEGINNING = { search: '', tier: '', status: '', order: 'newest', cursor: '' }

it('is the beginning of everybody when the address says nothing', () => {
  expect(directoryQueryOf('')).toEqual(BEGINNING)
  expect(searchOf(directoryQueryOf(''))).toBe('')
  expect(hasFilter(directoryQueryOf(''))).toBe(false)
})
it('comes back from the address that it makes', () => {
  const query = '?search=ada+b&tier=pro&status=active&order=name&cursor=abc'
  expect(searchOf(directoryQueryOf(query))).toBe(query)
  expect(hasFilter(directoryQueryOf(query))).toBe(true)
})
it('leaves out what is no choice', () => {
  expect(directoryQueryOf('?tier=gold&status=happy&order=random')).toEqual(BEGINNING)
})
it('cuts what is too long to look for between two letters', () => {
  expect(directoryQueryOf(`?search=${'x'.repeat(59)}🎉`).search).toBe('x'.repeat(59))
})
