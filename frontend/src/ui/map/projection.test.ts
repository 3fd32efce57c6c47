import { describe, expect, test } from 'vitest'
import {
  boundsOf,
  heldView,
  MAX_ZOOM,
  project,
  pushed,
  unproject,
  WHOLE_WORLD,
  zoomedAt,
} from './projection.ts'

const size = { width: 720, height: 360 }
const tall = { width: 360, height: 400 }

describe('the projection', () => {
  test('is linear: longitude from left to right, latitude from top to bottom', () => {
    expect(project({ longitude: -180, latitude: 90 }, WHOLE_WORLD, size)).toEqual({ x: 0, y: 0 })
    expect(project({ longitude: 0, latitude: 0 }, WHOLE_WORLD, size)).toEqual({ x: 360, y: 180 })
    expect(project({ longitude: 180, latitude: -90 }, WHOLE_WORLD, size)).toEqual({ x: 720, y: 360 })
    expect(project({ longitude: 90, latitude: 45 }, WHOLE_WORLD, size)).toEqual({ x: 540, y: 90 })
  })

  test('keeps degrees square where the panel is not twice as wide as high', () => {
    expect(project({ longitude: -180, latitude: 90 }, WHOLE_WORLD, tall)).toEqual({ x: 0, y: 110 })
  })

  test('goes back to the same point, at any zoom', () => {
    const view = { longitude: 13.4, latitude: 52.5, zoom: 37 }
    const point = unproject(project({ longitude: 13.123456, latitude: 52.654321 }, view, size), view, size)
    expect(point.longitude).toBeCloseTo(13.123456, 9)
    expect(point.latitude).toBeCloseTo(52.654321, 9)
  })

  test('a place beyond the edge of the world is the nearest one on it', () => {
    expect(unproject({ x: 180, y: 0 }, WHOLE_WORLD, tall)).toEqual({ longitude: 0, latitude: 90 })
  })
})

describe('a view', () => {
  test('does not leave the world, nor the range of the zoom', () => {
    expect(heldView({ longitude: 170, latitude: 80, zoom: 2 }, size)).toEqual({
      longitude: 90,
      latitude: 45,
      zoom: 2,
    })
    expect(heldView({ longitude: 50, latitude: 5, zoom: 0.2 }, size)).toEqual(WHOLE_WORLD)
    expect(heldView({ longitude: 0, latitude: 0, zoom: 1e9 }, size).zoom).toBe(MAX_ZOOM)
  })

  test('follows a push', () => {
    const view = pushed({ longitude: 0, latitude: 0, zoom: 4 }, { x: 80, y: -40 }, size)
    expect(view).toEqual({ longitude: -10, latitude: -5, zoom: 4 })
  })

  test('is enlarged around what lies under the pointer', () => {
    const spot = { x: 500, y: 100 }
    const before = unproject(spot, WHOLE_WORLD, size)
    const view = zoomedAt(WHOLE_WORLD, 3, spot, size)
    expect(view.zoom).toBe(3)
    expect(unproject(spot, view, size)).toEqual({
      longitude: expect.closeTo(before.longitude, 9),
      latitude: expect.closeTo(before.latitude, 9),
    })
  })

  test('knows what is in the panel', () => {
    expect(boundsOf({ longitude: 0, latitude: 0, zoom: 2 }, size)).toEqual({
      west: -90,
      east: 90,
      south: -45,
      north: 45,
    })
  })
})
