import { expect, test } from 'vitest'
import { hitTester } from './hit-test.ts'
import { directionOf, nearestToward } from './nearest.ts'

const from = { x: 100, y: 100 }
const right = { x: 150, y: 110 }
const farRight = { x: 160, y: 100 }
const above = { x: 105, y: 20 }

test.each([
  ['ArrowRight', farRight],
  ['ArrowUp', above],
  ['ArrowLeft', undefined],
])('%s goes to the nearest in that direction', (key, expected) => {
  const direction = directionOf(key) ?? { x: 0, y: 0 }
  expect(nearestToward(from, [from, right, farRight, above], direction)).toBe(expected)
})

test('other keys are no direction', () => {
  expect(directionOf('Enter')).toBeUndefined()
})

test('a pointer hits the nearest dot that it touches', () => {
  const dot = (id: string, x: number, y: number) => ({
    ...{ id, x, y, kind: 'member' as const, longitude: 0, latitude: 0, name: id, lines: [] },
  })
  const hit = hitTester([dot('a', 50, 50), dot('b', 58, 50), dot('c', 300, 50)])
  expect(hit({ x: 56, y: 52 })?.id).toBe('b')
  expect(hit({ x: 45, y: 50 })?.id).toBe('a')
  expect(hit({ x: 100, y: 50 })).toBeUndefined()
})
