import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlacedMark } from './marks.ts'
import { standAside } from './stand-aside.ts'

const mark = (kind: PlacedMark['kind'], x: number, y: number, count?: number): PlacedMark => ({
  ...{ id: `${kind}:${x},${y}`, kind, x, y, longitude: x, latitude: y, name: kind, lines: [] },
  ...(count !== undefined && { count }),
})

const CIRCLE = mark('cluster', 100, 100, 12)
const spots = (marks: readonly PlacedMark[]) => marks.map(({ x, y }) => [Math.round(x), Math.round(y)])

/** The box around the number in a circle, and the one that a pin or the own dot covers. */
const covers = ({ kind, x, y }: PlacedMark) =>
  kind === 'meetup'
    ? { left: x - 9, right: x + 9, top: y - 23, bottom: y }
    : { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }
const hides = (one: PlacedMark, circle: PlacedMark) => {
  const { left, right, top, bottom } = covers(one)
  return left < circle.x + 8 && right > circle.x - 8 && top < circle.y + 6 && bottom > circle.y - 6
}

describe('what stands on a circle', () => {
  test('a pin on it stands on its rim, and one that hangs into it from below stands under it', () => {
    expect(spots(standAside([CIRCLE, mark('meetup', 100, 100), mark('meetup', 102, 125)]))).toEqual([
      [100, 100],
      [100, 84],
      [102, 140],
    ])
  })

  test('the own dot goes to the rim on the side where it is', () => {
    expect(spots(standAside([CIRCLE, mark('own', 96, 100)]))).toEqual([
      [100, 100],
      [76, 100],
    ])
  })

  test('a pin that would stand on the next circle goes on to its rim', () => {
    const [, , pin] = standAside([CIRCLE, mark('cluster', 106, 72, 7), mark('meetup', 100, 100)])
    expect([pin?.x, pin?.y]).toEqual([106, 58])
  })

  test('nothing else moves', () => {
    const others = [CIRCLE, mark('member', 101, 101), mark('meetup', 160, 100), mark('own', 100, 140)]
    expect(standAside(others)).toEqual(others)
  })

  test('never hides the number', () => {
    const near = fc.integer({ min: 60, max: 140 })
    const kind = fc.constantFrom('meetup' as const, 'own' as const)
    fc.assert(
      fc.property(near, near, kind, fc.constantFrom(2, 12, 340, 12_000), (x, y, of, count) => {
        const [circle, aside] = standAside([{ ...CIRCLE, count }, mark(of, x, y)])
        expect(circle && aside && hides(aside, circle)).toBe(false)
      }),
    )
  })
})
