import { describe, expect, test } from 'vitest'
import { ToastRefusal } from '../../../lib/refusal.ts'
import { locationForm } from './location-values.ts'
import { placeNameOf } from './place-name.ts'
import { currentPosition } from './position.ts'

const point = { latitude: 38.722252, longitude: -9.139337 }
const found = { city: '', locality: '', principalSubdivision: '', countryName: 'Portugal' }

describe('the name of a point', () => {
  test('is the city, or the locality, or the part of the country', async () => {
    const all = { ...found, city: 'Lisbon', locality: 'Baixa', principalSubdivision: 'Lisboa' }
    expect(await placeNameOf(point, async () => all)).toEqual({ city: 'Lisbon', country: 'Portugal' })
    expect(await placeNameOf(point, async () => ({ ...all, city: '' }))).toMatchObject({ city: 'Baixa' })
    expect(await placeNameOf(point, async () => ({ ...all, city: '', locality: '' }))).toMatchObject({
      city: 'Lisboa',
    })
  })

  test('is its coordinates with four decimals when nobody tells', async () => {
    const failing = () => Promise.reject(new Error('down'))
    expect(await placeNameOf(point, failing)).toEqual({ city: '38.7223, -9.1393', country: 'Unknown' })
    expect(await placeNameOf(point, async () => ({ ...found, countryName: '' }))).toEqual({
      city: '38.7223, -9.1393',
      country: 'Unknown',
    })
  })
})

describe('the browser', () => {
  const refusing = (code: number) => ({
    getCurrentPosition: (_: PositionCallback, fail?: PositionErrorCallback | null) =>
      fail?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  })
  const titleOf = (geolocation: Parameters<typeof currentPosition>[0]) =>
    currentPosition(geolocation).catch((error: unknown) =>
      error instanceof ToastRefusal ? error.text : error,
    )

  test('that is refused says so, and what to do', async () => {
    expect(await titleOf(refusing(1))).toEqual({
      title: 'Location Access Denied',
      description: 'Please allow location access or enter your city manually.',
      variant: 'destructive',
    })
    expect(await titleOf(refusing(3))).toMatchObject({ title: 'Location Unavailable' })
  })

  test('is asked for ten seconds at most', async () => {
    let asked: PositionOptions | undefined
    const answering = {
      getCurrentPosition: (
        tell: PositionCallback,
        _: PositionErrorCallback | null | undefined,
        options?: PositionOptions,
      ) => {
        asked = options
        const coords = {
          ...point,
          accuracy: 1,
          altitude: null,
          altitudeAccuracy: null,
          heading: null,
          speed: null,
        }
        tell({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords })
      },
    }
    expect(await currentPosition(answering)).toEqual(point)
    expect(asked?.timeout).toBe(10_000)
  })
})

describe('a typed location', () => {
  const filled = {
    city: 'Lisbon',
    country: 'Portugal',
    latitude: '38.7222523',
    longitude: '-9.1393366',
    isLocationPublic: false,
  }
  const complaints = (values: Partial<typeof filled>) =>
    locationForm.safeParse({ ...filled, ...values }).error?.issues.map(({ message }) => message) ?? []

  test('takes any number of decimals', () => {
    expect(locationForm.parse(filled)).toMatchObject({ latitude: 38.7222523, longitude: -9.1393366 })
  })

  test('wants all four, and numbers in range; an empty field is no zero', () => {
    expect(complaints({ latitude: '', longitude: ' ', city: ' ', country: '' })).toEqual([
      'City is required',
      'Country is required',
      'Latitude is required',
      'Longitude is required',
    ])
    expect(complaints({ latitude: '90.1', longitude: '-181' })).toHaveLength(2)
    expect(complaints({ latitude: 'north' })).toHaveLength(1)
  })
})
