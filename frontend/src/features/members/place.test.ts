import { expect, it } from 'vitest'
import { isNarrowed, placeOf, searchOf } from './place.ts'

const BEGINNING = { search: '', tier: '', status: '', order: 'newest', cursor: '' }

it('is the beginning of everybody when the address says nothing', () => {
  expect(placeOf('')).toEqual(BEGINNING)
  expect(searchOf(placeOf(''))).toBe('')
  expect(isNarrowed(placeOf(''))).toBe(false)
})
it('comes back from the address that it makes', () => {
  const query = '?search=ada+b&tier=pro&status=active&order=name&cursor=abc'
  expect(searchOf(placeOf(query))).toBe(query)
  expect(isNarrowed(placeOf(query))).toBe(true)
})
it('leaves out what is no choice', () => {
  expect(placeOf('?tier=gold&status=happy&order=random')).toEqual(BEGINNING)
})
