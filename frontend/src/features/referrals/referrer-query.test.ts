import { expect, test } from 'vitest'
import { referrerQueryOf, searchOf } from './referrer-query.ts'

test.each([
  ['', { search: '', list: 'most', cursor: null }, ''],
  ['search=%20ana%20', { search: 'ana', list: 'most', cursor: null }, '?search=ana'],
  ['?cursor=-3.-4.x', { search: '', list: 'most', cursor: '-3.-4.x' }, '?cursor=-3.-4.x'],
  ['search=a%26b&cursor=', { search: 'a&b', list: 'most', cursor: null }, '?search=a%26b'],
  ['list=latest&cursor=1.x', { search: '', list: 'latest', cursor: '1.x' }, '?list=latest&cursor=1.x'],
  ['list=most', { search: '', list: 'most', cursor: null }, ''],
  ['list=all', { search: '', list: 'most', cursor: null }, ''],
])('reads %j and writes it again', (address, query, written) => {
  expect(referrerQueryOf(address)).toEqual(query)
  expect(searchOf(referrerQueryOf(address))).toBe(written)
})

test('keeps an e-mail address whole', () => {
  const search = 'somebody@club.example'.padStart(254, 'x')
  expect(referrerQueryOf(`search=${search}`).search).toBe(search)
})

test('cuts what is too long to look for', () => {
  expect(referrerQueryOf(`search=${'x'.repeat(90)}`).search).toHaveLength(60)
})

test('cuts it between two letters', () => {
  expect(referrerQueryOf(`search=${'x'.repeat(59)}🎉`).search).toBe('x'.repeat(59))
})
