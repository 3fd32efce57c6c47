import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coarsePlace, coarsePoint } from './coarse-place.ts'

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
/** Points that people read off a map: few decimals, so that many lie on the grid itself. */
const roundPoint = fc.record({
  latitude: fc.integer({ min: -9_000, max: 9_000 }).map((lines) => lines / 100),
  longitude: fc.integer({ min: -18_000, max: 18_000 }).map((lines) => lines / 100),
})
const anyPoint = fc.oneof(point, roundPoint)
const twoDecimals = (degrees: number) => Number(degrees.toFixed(2))

describe('the coarse point', () => {
  it('lies on the grid and on the map, about a kilometre off at most, and is never the exact one', () => {
    fc.assert(
      fc.property(anyPoint, fc.uuid(), (exact, accountId) => {
        const coarse = coarsePoint(exact, accountId)
        expect(coarse).toEqual({
          latitude: twoDecimals(coarse.latitude),
          longitude: twoDecimals(coarse.longitude),
        })
        expect(Math.abs(coarse.latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(coarse.longitude)).toBeLessThanOrEqual(180)
        for (const axis of ['latitude', 'longitude'] as const) {
          const off = Math.abs(coarse[axis] - exact[axis])
          expect(off).toBeGreaterThan(0.000_04)
          expect(off).toBeLessThan(0.010_1)
        }
      }),
    )
  })

  it('is the same for the same person and place, and no minus zero', () => {
    fc.assert(
      fc.property(anyPoint, fc.uuid(), (exact, accountId) => {
        expect(coarsePoint({ ...exact }, accountId)).toStrictEqual(coarsePoint(exact, accountId))
      }),
    )
    expect(coarsePoint({ latitude: -0.001, longitude: 0.004 }, 'a')).toStrictEqual({
      latitude: 0,
      longitude: 0,
    })
  })

  it.each([
    [{ latitude: 90, longitude: 180 }, '0', { latitude: 89.99, longitude: 179.99 }],
    [{ latitude: 90, longitude: 180 }, '3', { latitude: 89.99, longitude: 179.99 }],
    [{ latitude: -90, longitude: -180 }, '0', { latitude: -89.99, longitude: -179.99 }],
    [{ latitude: -90, longitude: -180 }, '3', { latitude: -89.99, longitude: -179.99 }],
    [{ latitude: 89.9971, longitude: -179.998 }, '0', { latitude: 90, longitude: -180 }],
    [{ latitude: 52.52, longitude: 13.405 }, '0', { latitude: 52.53, longitude: 13.41 }],
    [{ latitude: 52.52, longitude: 13.4 }, '3', { latitude: 52.51, longitude: 13.39 }],
  ])('of %o for a person whose id ends in %s is %o', (exact, accountId, coarse) => {
    expect(coarsePoint(exact, accountId)).toEqual(coarse)
  })
})

describe('a city that gives coordinates', () => {
  const exact = { latitude: 52.5237, longitude: 13.405, country: 'Unknown' }
  const cityOf = (city: string) => coarsePlace({ ...exact, city }, '0').city

  it('reads as the coarse point does', () => {
    expect(cityOf('52.5237, 13.4050')).toBe('52.52, 13.41')
    fc.assert(
      fc.property(anyPoint, fc.uuid(), (there, accountId) => {
        const city = `${there.latitude.toFixed(4)}, ${there.longitude.toFixed(4)}`
        const seen = coarsePlace({ ...there, city, country: 'Unknown' }, accountId)
        expect(seen.city.split(', ').map(Number)).toEqual([seen.latitude, seen.longitude])
        expect(seen.country).toBe('Unknown')
      }),
    )
  })

  it.each([
    '(52.5237;13.405)',
    '52,52370 13,40500',
    '52° 31′ 25″ N',
    'home: 52.5237',
    '５２．５２３７',
    '٥٢٫٥٢٣٧',
  ])('is known in other spellings: %s', (city) => expect(cityOf(city)).toBe('52.52, 13.41'))

  it.each(['Berlin', '1770', 'Al-Khor 2', '<script>alert(1)</script>', '100,000 Lakes', 'Saint-Louis No. 9'])(
    'is not seen in %s',
    (city) => expect(cityOf(city)).toBe(city),
  )

  it('is no better hidden in the country', () => {
    const seen = coarsePlace({ ...exact, city: 'Berlin', country: '52.5237, 13.4050' }, '0')
    expect(seen.country).toBe('Unknown')
  })
})
