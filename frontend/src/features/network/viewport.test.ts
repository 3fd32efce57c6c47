import { expect, test } from 'vitest'
import { viewportOf } from './viewport.ts'

const size = { width: 720, height: 360 }

test('the whole world is asked for without a viewport', () => {
  expect(viewportOf({ longitude: 0, latitude: 0, zoom: 1 }, size)).toBeNull()
})

test('reaches half a panel beyond what is seen, and says how near it is', () => {
  expect(viewportOf({ longitude: 0, latitude: 0, zoom: 8 }, size)).toEqual({
    west: -45,
    east: 45,
    south: -22.5,
    north: 22.5,
    zoom: 3,
  })
})

test('does not reach beyond the world, and stays the same for a small push', () => {
  const edge = viewportOf({ longitude: 157.5, latitude: 78.75, zoom: 8 }, size)
  expect(edge).toMatchObject({ east: 180, north: 90 })
  const view = { longitude: 1, latitude: 1, zoom: 8 }
  expect(viewportOf({ ...view, longitude: 2 }, size)).toEqual(viewportOf(view, size))
})
