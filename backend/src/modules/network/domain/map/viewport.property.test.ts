import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTED_SIZES } from './grid.ts'
import { boxesOf, cellsOf, clusterSize, countedSizeFor, type Viewport } from './viewport.ts'

const latitude = fc.double({ min: -90, max: 90, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const viewport: fc.Arbitrary<Viewport> = fc
  .record({
    west: longitude,
    east: longitude,
    one: latitude,
    other: latitude,
    zoom: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ one, other, ...view }) => ({ ...view, south: Math.min(one, other), north: Math.max(one, other) }))
const world = { west: -180, south: -90, east: 180, north: 90 }

describe('the clusters of a viewport', () => {
  it('are never more than can be told apart, whatever zoom is asked for', () => {
    fc.assert(
      fc.property(viewport, (view) => {
        const size = clusterSize(view)
        const cells = boxesOf(view).map((box) => cellsOf(box, size))
        const count = cells.reduce(
          (sum, { left, right, bottom, top }) => sum + (right - left + 1) * (top - bottom + 1),
          0,
        )
        expect(count).toBeLessThanOrEqual(400)
      }),
    )
  })

  it('are made of counted cells that fit into them', () => {
    fc.assert(
      fc.property(viewport, (view) => {
        const size = clusterSize(view)
        const counted = countedSizeFor(size)
        expect(COUNTED_SIZES).toContain(counted)
        expect([1, 2]).toContain(size / counted)
      }),
    )
  })

  it('are finer with each zoom into the same place', () => {
    const sizes = Array.from({ length: 10 }, (_, zoom) => {
      const half = 180 / 2 ** zoom
      return clusterSize({ west: 10 - half, east: 10 + half, south: 0, north: half / 2, zoom })
    })
    expect(sizes.slice(1)).toEqual([768, 384, 192, 96, 48, 24, 12, 6, 3])
  })

  it('of the world are the widest at every zoom', () => {
    for (const zoom of [0, 5, 12]) expect(clusterSize({ ...world, zoom })).toBe(1_536)
  })
})

describe('a viewport over 180°', () => {
  it('is two boxes that meet there', () => {
    const view = { west: 170, south: -10, east: -170, north: 10, zoom: 4 }
    expect(boxesOf(view)).toEqual([
      { west: 170, south: -10, east: 180, north: 10 },
      { west: -180, south: -10, east: -170, north: 10 },
    ])
  })
})
