import { afterEach, expect, it, vi } from 'vitest'
import { findCity } from './find-city.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that brings a library of maps along, which knows Lisbon alone. */
function bringMaps(): string[] {
  const asked: string[] = []
  class Geocoder {
    async geocode({ address }: { address: string }) {
      asked.push(address)
      if (!address.startsWith('Lisbon')) throw new Error('ZERO_RESULTS')
      return { results: [{ geometry: { location: { lat: () => 38.72, lng: () => -9.14 } } }] }
    }
  }
  vi.stubGlobal('window', { google: { maps: { Geocoder } } })
  return asked
}

it('asks the library of maps that a page brings along, and no server', async () => {
  const asked = bringMaps()
  expect(await findCity('Lisbon', 'Portugal')).toEqual({ latitude: 38.72, longitude: -9.14 })
  expect(asked).toEqual(['Lisbon, Portugal'])
})

it('takes what that library does not know for unknown', async () => {
  bringMaps()
  expect(await findCity('Nowhere', 'Portugal')).toBeNull()
})
