import { expect, test } from 'vitest'
import { type Mark, markLabel, placed } from './marks.ts'
import { WHOLE_WORLD } from './projection.ts'

const size = { width: 720, height: 360 }

const mark = (kind: Mark['kind'], longitude: number, latitude: number): Mark => ({
  id: 'one',
  kind,
  longitude,
  latitude,
  name: 'Ada',
  lines: ['Pro', 'Suva, Fiji'],
})

const spotOf = (one: Mark, zoom = 1) => {
  const [found] = placed([one], { ...WHOLE_WORLD, zoom }, size)
  const percent = (part = 0, whole: number) => Math.round((part / whole) * 1e6) / 1e4
  return { x: percent(found?.x, size.width), y: percent(found?.y, size.height) }
}

test('members stay within 2 and 94 percent of the panel while the whole world is in view', () => {
  expect(spotOf(mark('member', 180, -90))).toEqual({ x: 94, y: 94 })
  expect(spotOf(mark('member', -180, 90))).toEqual({ x: 2, y: 2 })
})

test('meetups stay within 1 and 93 percent', () => {
  expect(spotOf(mark('meetup', 180, -90))).toEqual({ x: 93, y: 93 })
  expect(spotOf(mark('meetup', -180, 90))).toEqual({ x: 1, y: 1 })
})

test('what is not at the edge stays where it is', () => {
  expect(spotOf(mark('member', 90, 45))).toEqual({ x: 75, y: 25 })
})

test('a nearer view shows everything at its true place, also beyond the panel', () => {
  expect(spotOf(mark('member', 180, 0), 2)).toEqual({ x: 150, y: 50 })
})

test('is read out with all that its tooltip says', () => {
  expect(markLabel(mark('member', 0, 0))).toBe('Ada, Pro, Suva, Fiji')
})
