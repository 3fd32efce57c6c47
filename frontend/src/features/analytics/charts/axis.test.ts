import { expect, it } from 'vitest'
import { axisOf, heightOf } from './axis.ts'

it.each([
  [[113, 127], 1, [110, 115, 120, 125, 130]],
  [[0, 3], 1, [0, 1, 2, 3]],
  [[7, 7], 1, [7, 8]],
  [[], 1, [0, 1]],
  [[-120, 480], 1, [-200, 0, 200, 400, 600]],
  [[0, 0.4], 0.1, [0, 0.1, 0.2, 0.30000000000000004, 0.4]],
])('puts %j on an axis', (values, finest, ticks) => expect(axisOf(values, finest).ticks).toEqual(ticks))

it('says how far up a value lies', () => {
  expect(heightOf(115, axisOf([110, 130], 1))).toBe(0.25)
})
