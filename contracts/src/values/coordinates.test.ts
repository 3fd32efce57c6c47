import { expect, it } from 'vitest'
import { clampPoint } from './coordinates.ts'

it.each([
  [90.5, 180.0001, 90, 180],
  [-91, -200, -90, -180],
  [12.5, -33.25, 12.5, -33.25],
])('brings %s, %s back onto the map', (latitude, longitude, ...onMap) => {
  expect(Object.values(clampPoint({ latitude, longitude }))).toEqual(onMap)
})
