import { expect, test } from 'vitest'
import { placeOf, searchOf } from './place.ts'

test.each([
  ['', { search: '', cursor: null }, ''],
  ['search=%20ana%20', { search: 'ana', cursor: null }, '?search=ana'],
  ['?cursor=-3.-4.x', { search: '', cursor: '-3.-4.x' }, '?cursor=-3.-4.x'],
  ['search=a%26b&cursor=', { search: 'a&b', cursor: null }, '?search=a%26b'],
])('reads %j and writes it again', (query, place, written) => {
  expect(placeOf(query)).toEqual(place)
  expect(searchOf(place)).toBe(written)
})

test('cuts what is too long to look for', () => {
  expect(placeOf(`search=${'x'.repeat(90)}`).search).toHaveLength(60)
})
