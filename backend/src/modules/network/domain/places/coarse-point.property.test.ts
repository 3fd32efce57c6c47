import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coarsePoint, longitudeStep, standsFor } from './coarse-point.ts'

const KM_PER_DEGREE = 111.32
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

const kmPerDegreeAt = (latitude: number) => KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)

describe('the coarse point', () => {
  it('lies on the grid and on the map, some hundred metres off at least and a step at most', () => {
    fc.assert(
      fc.property(anyPoint, fc.uuid(), (exact, accountId) => {
        const coarse = coarsePoint(exact, accountId)
        const step = longitudeStep(coarse.latitude) / 100
        expect(coarse.latitude).toBe(Number(coarse.latitude.toFixed(2)))
        expect(coarse.longitude).toBe(Number(coarse.longitude.toFixed(2)))
        expect(Math.abs(Math.round(coarse.longitude * 100) % Math.round(step * 100))).toBe(0)
        expect(Math.abs(coarse.latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(coarse.longitude)).toBeLessThanOrEqual(180)
        const [north, east] = [
          Math.abs(coarse.latitude - exact.latitude),
          Math.abs(coarse.longitude - exact.longitude),
        ]
        expect(north).toBeGreaterThan(0.003_4)
        expect(north).toBeLessThan(0.010_06)
        expect(east).toBeGreaterThan(0.34 * step)
        expect(east).toBeLessThan(1.006 * step)
        expect(standsFor(coarse, exact)).toBe(true)
      }),
    )
  })

  it('is the same for the same person and place, and no minus zero', () => {
    fc.assert(
      fc.property(anyPoint, fc.uuid(), (exact, accountId) => {
        expect(coarsePoint({ ...exact }, accountId)).toStrictEqual(coarsePoint(exact, accountId))
      }),
    )
    expect(coarsePoint({ latitude: -0.004, longitude: -0.004 }, 'a')).toStrictEqual({
      latitude: 0,
      longitude: 0,
    })
  })

  it.each([
    [{ latitude: 90, longitude: 180 }, '0', { latitude: 89.99, longitude: 120 }],
    [{ latitude: 90, longitude: 180 }, '3', { latitude: 89.99, longitude: 120 }],
    [{ latitude: -90, longitude: -180 }, '0', { latitude: -89.99, longitude: -120 }],
    [{ latitude: -90, longitude: -180 }, '3', { latitude: -89.99, longitude: -120 }],
    [{ latitude: 89.9961, longitude: -100 }, '0', { latitude: 90, longitude: -180 }],
    [{ latitude: 0.004, longitude: 180 }, '0', { latitude: 0, longitude: 179.99 }],
    [{ latitude: 0.004, longitude: -179.998 }, '0', { latitude: 0, longitude: -179.99 }],
    [{ latitude: 0.004, longitude: -179.996 }, '0', { latitude: 0, longitude: -180 }],
    [{ latitude: 52.52, longitude: 13.4 }, '0', { latitude: 52.53, longitude: 13.42 }],
    [{ latitude: 52.52, longitude: 13.4 }, '3', { latitude: 52.51, longitude: 13.38 }],
    [{ latitude: 52.5237, longitude: 13.405 }, '0', { latitude: 52.52, longitude: 13.42 }],
  ])('of %o for a person whose id ends in %s is %o', (exact, accountId, coarse) => {
    expect(coarsePoint(exact, accountId)).toEqual(coarse)
  })
})

describe('the distance between two meridians of the grid', () => {
  it('is about a kilometre up to the last towns, and never turns back on the way to the poles', () => {
    const latitudes = Array.from({ length: 9_000 }, (_, line) => line / 100)
    const steps = latitudes.map(longitudeStep)
    expect(latitudes.map((latitude) => longitudeStep(-latitude))).toEqual(steps)
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    expect(steps.filter((step) => 18_000 % step !== 0)).toEqual([])
    const widths = latitudes.map((latitude) => (longitudeStep(latitude) / 100) * kmPerDegreeAt(latitude))
    expect(Math.min(...widths)).toBeGreaterThan(0.9)
    expect(Math.max(...widths.slice(0, 8_500))).toBeLessThan(1.85)
  })

  it.each([
    [0, 1],
    [35, 1],
    [36, 2],
    [60, 2],
    [70, 3],
    [85, 10],
    [90, 9_000],
  ])('at %d° is %d hundredths', (latitude, step) => expect(longitudeStep(latitude)).toBe(step))
})
