import { expect, test } from 'vitest'
import { findCity } from './find-city.ts'

test('finds a city whatever its letters, by the name of the country or its code', () => {
  expect(findCity('berlin', 'GERMANY')?.[2]).toBe('Berlin')
  expect(findCity(' Sao Paulo ', 'br')?.[2]).toBe('São Paulo')
})

test('does not know others, nor a city in another country', () => {
  expect(findCity('Atlantis', 'Greece')).toBeUndefined()
  expect(findCity('Berlin', 'France')).toBeUndefined()
})
