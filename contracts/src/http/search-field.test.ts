import { expect, it } from 'vitest'
import { searchField } from './search-field.ts'

const address = (characters: number) => 'anna@club.example'.padStart(characters, 'x')

it('takes an e-mail address however long it is', () => {
  for (const characters of [60, 61, 254])
    expect(searchField.parse(` ${address(characters)} `)).toBe(address(characters))
})

it('says how much may be searched for', () => {
  const told = ['x'.repeat(61), address(255)].map(
    (text) => searchField.safeParse(text).error?.issues[0]?.message,
  )
  const words = 'Search for at most 60 letters, or for an e-mail address'
  expect(told).toEqual([words, words])
})
