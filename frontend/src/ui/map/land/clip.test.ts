import { expect, test } from 'vitest'
import { outlinesOf, pathWithin } from './clip.ts'

const SQUARE = 'M0 0l100 0 0 100-100 0z'

test('a path is taken apart as it was drawn', () => {
  expect(outlinesOf(`${SQUARE}M200 200l5-5 5 5`)).toEqual([
    {
      points: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100 },
        { x: 0, y: 100 },
      ],
      closed: true,
      ...{ left: 0, top: 0, right: 100, bottom: 100 },
    },
    {
      points: [
        { x: 200, y: 200 },
        { x: 205, y: 195 },
        { x: 210, y: 200 },
      ],
      closed: false,
      ...{ left: 200, top: 195, right: 210, bottom: 200 },
    },
  ])
})

test('what lies outside is left away, what lies inside stays as it is', () => {
  const outlines = outlinesOf(`${SQUARE}M500 500l9 0 0 9z`)
  expect(pathWithin(outlines, { left: -1, top: -1, right: 101, bottom: 101 })).toBe(
    'M0 0L100 0L100 100L0 100z',
  )
  expect(pathWithin(outlines, { left: 200, top: 200, right: 300, bottom: 300 })).toBe('')
})

test('an outline is cut at the box, also when the box lies in its middle', () => {
  expect(pathWithin(outlinesOf(SQUARE), { left: 50, top: -10, right: 200, bottom: 200 })).toBe(
    'M50 0L100 0L100 100L50 100z',
  )
  const middle = pathWithin(outlinesOf(SQUARE), { left: 40, top: 40, right: 60, bottom: 60 })
  expect(outlinesOf(middle.replaceAll('L', 'M')).map(({ points }) => points[0])).toEqual(
    expect.arrayContaining([
      { x: 40, y: 40 },
      { x: 60, y: 40 },
      { x: 60, y: 60 },
      { x: 40, y: 60 },
    ]),
  )
})
