import { expect, test } from 'vitest'
import { shiftOf } from './map-motion.ts'
import { project } from './projection.ts'

const size = { width: 720, height: 360 }

test('what was drawn for one view is moved and scaled to where another view has it', () => {
  const drawn = { longitude: 10, latitude: 20, zoom: 4 }
  const live = { longitude: 12, latitude: 19, zoom: 6 }
  const { x, y, scale } = shiftOf(drawn, live, size)
  const point = { longitude: 14, latitude: 22 }
  const before = project(point, drawn, size)
  const after = project(point, live, size)
  expect(before.x * scale + x).toBeCloseTo(after.x, 6)
  expect(before.y * scale + y).toBeCloseTo(after.y, 6)
})

test('nothing moves while the view is the one that was drawn', () => {
  const view = { longitude: 1, latitude: 2, zoom: 8 }
  expect(shiftOf(view, view, size)).toEqual({ x: 0, y: 0, scale: 1 })
})
