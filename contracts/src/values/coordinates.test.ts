import { expect, it } from 'vitest'
import { clampPoint, distanceKm } from './coordinates.ts'

it.each([
  [90.5, 180.0001, 90, 180],
  [-91, -200, -90, -180],
  [12.5, -33.25, 12.5, -33.25],
])('brings %s, %s back onto the map', (latitude, longitude, ...onMap) => {
  expect(Object.values(clampPoint({ latitude, longitude }))).toEqual(onMap)
})

it.each([
  ['from Lisbon to Porto', [38.7223, -9.1393], [41.1579, -8.6291], 274.3],
  ['across the date line', [0, 179.5], [0, -179.5], 111.2],
  ['round half the world', [90, 0], [-90, 0], 20_015.1],
  ['from a point to itself', [12.5, -33.25], [12.5, -33.25], 0],
] as const)('measures %s', (_way, [latitude, longitude], other, km) => {
  const to = { latitude: other[0], longitude: other[1] }
  expect(distanceKm({ latitude, longitude }, to)).toBeCloseTo(km, 1)
})
