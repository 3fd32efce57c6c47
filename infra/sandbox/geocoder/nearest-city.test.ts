import { expect, test } from 'vitest'
import { CITIES } from './cities.ts'
import { nearestCity } from './nearest-city.ts'

test('names the nearest city, also across the date line of the table', () => {
  expect(nearestCity(52.4, 13.06)?.[2]).toBe('Berlin')
  expect(nearestCity(-36.9, 174.8)?.[2]).toBe('Auckland')
  expect(nearestCity(-36.85, 174.7645 - 360)?.[2]).toBe('Auckland')
})

test('knows nothing in the middle of an ocean or at a pole', () => {
  expect(nearestCity(0, -30)).toBeUndefined()
  expect(nearestCity(90, 0)).toBeUndefined()
})

test('finds every city of the table at its own place', () => {
  for (const city of CITIES) expect(nearestCity(city[0], city[1])).toBe(city)
})
