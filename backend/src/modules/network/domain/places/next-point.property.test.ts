import type { Point } from '@meridian/contracts/values/coordinates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPoint } from './coarse-point.ts'

const KM_PER_DEGREE = 111.32
/** As far from the poles as anybody lives, and then some. */
const INHABITED = 85

/** Often on a line of the grid, or at a place to four decimals beside it. */
const degrees = (limit: number) =>
  fc.oneof(
    fc.double({ min: -limit, max: limit, noNaN: true }),
    fc.integer({ min: -limit * 100, max: limit * 100 }).map((lines) => lines / 100),
    fc.integer({ min: -limit * 10_000, max: limit * 10_000 }).map((lines) => lines / 10_000),
  )
const home = fc.record({ latitude: degrees(INHABITED), longitude: degrees(180) })

const kmPerDegreeAt = (latitude: number) => KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)

/** As far as east and west on a round earth. */
function turned(one: number, other: number): number {
  const off = Math.abs(one - other)
  return Math.min(off, 360 - off)
}

/** A few points of which none is further from the first than a device errs: 300 metres. */
const nearby = home.chain((first) => {
  const step = fc.record({
    metres: fc.double({ min: 0, max: 300, noNaN: true }),
    bearing: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
    decimals: fc.constantFrom(2, 4, 12),
  })
  return fc.array(step, { maxLength: 12 }).map((steps) => [
    first,
    ...steps.map(({ metres, bearing, decimals }): Point => {
      const rounded = (value: number) => Number(value.toFixed(decimals))
      const latitude = first.latitude + (Math.cos(bearing) * metres) / 1_000 / KM_PER_DEGREE
      const longitude = first.longitude + (Math.sin(bearing) * metres) / 1_000 / kmPerDegreeAt(first.latitude)
      const there = { latitude: rounded(latitude), longitude: rounded(longitude) }
      return isNear(there, first) ? onMap(there) : first
    }),
  ])
})

/** Fewer decimals may have carried it away. */
const isNear = (one: Point, other: Point) =>
  Math.hypot(
    (one.latitude - other.latitude) * KM_PER_DEGREE,
    (one.longitude - other.longitude) * kmPerDegreeAt(other.latitude),
  ) <= 0.3

function onMap({ latitude, longitude }: Point): Point {
  if (longitude > 180) return { latitude, longitude: longitude - 360 }
  return { latitude, longitude: longitude < -180 ? longitude + 360 : longitude }
}

const walk = (points: Point[], accountId: string) => {
  let seen: Point | null = null
  return points.map((exact) => {
    seen = nextPoint(exact, seen, accountId)
    return { exact, seen }
  })
}

describe('what others see of somebody who shares again', () => {
  it('never moves for a few hundred metres, and is never the exact place', () => {
    fc.assert(
      fc.property(nearby, fc.uuid(), (points, accountId) => {
        const steps = walk(points, accountId)
        for (const { exact, seen } of steps) {
          expect(seen).toBe(steps[0]?.seen)
          expect(exact.latitude.toFixed(4)).not.toBe(seen.latitude.toFixed(4))
          expect(exact.longitude.toFixed(4)).not.toBe(seen.longitude.toFixed(4))
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('stands for the place wherever they go', () => {
    const around = fc.record({
      latitude: degrees(1).map((off) => Number((60 + off / 10).toFixed(4))),
      longitude: degrees(1).map((off) => Number((13.4 + off / 10).toFixed(4))),
    })
    const journey = fc.array(around, { minLength: 2, maxLength: 20 })
    fc.assert(
      fc.property(journey, fc.uuid(), (points, accountId) => {
        for (const { exact, seen } of walk(points, accountId)) {
          expect(Math.abs(seen.latitude - exact.latitude)).toBeGreaterThan(0.000_05)
          expect(turned(seen.longitude, exact.longitude)).toBeGreaterThan(0.000_05)
          expect(Math.abs(seen.latitude - exact.latitude)).toBeLessThan(0.013_5)
          expect(turned(seen.longitude, exact.longitude)).toBeLessThan(0.027)
        }
      }),
    )
  })

  it.each(['0', '3'])('does not tell who was on a line, with an id that ends in %s', (accountId) => {
    const places = [52.52, 52.5201, 52.5199, 52.52, 52.5225, 52.5175]
    const points = places.map((latitude) => ({ latitude, longitude: 13.405 }))
    expect(new Set(walk(points, accountId).map(({ seen }) => seen)).size).toBe(1)
  })

  it('does not tell who lives where the days meet', () => {
    const points = [179.999, -179.999, 180, -180].map((longitude) => ({ latitude: -16.5, longitude }))
    expect(new Set(walk(points, '0').map(({ seen }) => seen)).size).toBe(1)
  })

  it('moves off a point that has become the exact value, and away from a grid that was finer', () => {
    const seen = { latitude: 60, longitude: 24.96 }
    expect(nextPoint({ latitude: 60.004, longitude: 24.95 }, seen, '0')).toBe(seen)
    expect(nextPoint({ latitude: 60, longitude: 24.95 }, seen, '0').latitude).toBe(60.01)
    const finer = { latitude: 60, longitude: 24.95 }
    expect(nextPoint({ latitude: 60.004, longitude: 24.951 }, finer, '0')).toEqual(seen)
  })
})
