import { describe, expect, test } from 'vitest'
import { COARSE_LAND } from './coarse-land.ts'
import { simplify } from './simplify.ts'
import { closedAtPole, unrolled } from './unrolled.ts'

test('the land of the whole world is small enough to come with the map', () => {
  expect(COARSE_LAND.startsWith('M')).toBe(true)
  expect(COARSE_LAND.length).toBeGreaterThan(10_000)
  expect(COARSE_LAND.length).toBeLessThan(40_000)
})

test('no coast runs right across the sheet', () => {
  const steps = [...COARSE_LAND.matchAll(/l([^Mz]+)/g)].flatMap(([, line = '']) =>
    [...line.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, x]) => Math.abs(Number(x))),
  )
  // Only the edge at the South Pole is as wide as the world.
  expect(steps.filter((step) => step > 1_800)).toEqual([3_600])
})

describe('lines', () => {
  test('lose the points that say nothing', () => {
    const line = [
      [0, 0],
      [1, 0.01],
      [2, 0],
      [2, 5],
    ]
    expect(simplify(line, 0.05)).toEqual([
      [0, 0],
      [2, 0],
      [2, 5],
    ])
  })

  test('that go on behind 180° are drawn at both edges', () => {
    const across = [
      [178, 10],
      [-178, 10],
      [-178, 12],
    ]
    expect(unrolled(across).map(([first]) => first)).toEqual([
      [-182, 10],
      [178, 10],
    ])
  })

  test('round a pole enclose it', () => {
    const coast = [
      [-180, -70],
      [0, -75],
      [180, -70],
    ]
    expect(closedAtPole(coast).slice(3)).toEqual([
      [180, -90],
      [-180, -90],
    ])
  })
})
