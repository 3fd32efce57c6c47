import { expect, it } from 'vitest'
import type { MovementDay } from '../api/reports.ts'
import { movementBars } from './movement-bars.ts'

const nothing = { people: 0, monthlyRevenue: 0 }
const day = (number: number, joined: number, lost: number): MovementDay => ({
  day: new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10),
  joined: { people: 1, monthlyRevenue: joined },
  returned: nothing,
  upgraded: { people: 1, monthlyRevenue: 1 },
  downgraded: { people: 1, monthlyRevenue: -2 },
  lost: { people: 1, monthlyRevenue: lost },
  net: joined + 1 - 2 + lost,
})

it('draws a bar for each of a few days', () => {
  expect(movementBars([day(1, 10, -3), day(2, 20, 0)])).toEqual([
    { name: 'Jan 1', up: 11, down: -5 },
    { name: 'Jan 2', up: 21, down: -2 },
  ])
})

it('puts the days of a longer time together by the week, the last one whole', () => {
  const bars = movementBars(Array.from({ length: 40 }, (_, index) => day(index + 1, 1, 0)))
  expect(bars).toHaveLength(6)
  expect(bars[0]).toEqual({ name: 'Jan 1 – Jan 5', up: 10, down: -10 })
  expect(bars.at(-1)).toEqual({ name: 'Feb 3 – Feb 9', up: 14, down: -14 })
})

it('draws nothing for no time', () => expect(movementBars([])).toEqual([]))
