import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HotMark } from './hot-mark.ts'
import type { PlacedMark } from './marks.ts'

const mark = (id: string): PlacedMark => ({
  id,
  kind: 'member',
  x: 0,
  y: 0,
  longitude: 0,
  latitude: 0,
  name: id,
  lines: [],
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const openOf = ({ state }: HotMark) => (state.open ? state.mark?.id : undefined)

test('opens when the pointer has rested for 700 ms, however often it stirs', () => {
  const hot = new HotMark()
  hot.hover(mark('a'))
  vi.advanceTimersByTime(400)
  hot.hover(mark('a'))
  vi.advanceTimersByTime(299)
  expect(openOf(hot)).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(openOf(hot)).toBe('a')
})

test('a pointer that only passes opens nothing', () => {
  const hot = new HotMark()
  hot.hover(mark('a'))
  vi.advanceTimersByTime(600)
  hot.leave()
  vi.advanceTimersByTime(5_000)
  expect(openOf(hot)).toBeUndefined()
})

test('within 300 ms after one closed, the next opens at once', () => {
  const hot = new HotMark()
  hot.show(mark('a'))
  hot.hide()
  vi.advanceTimersByTime(299)
  hot.hover(mark('b'))
  expect(openOf(hot)).toBe('b')
  hot.hide()
  vi.advanceTimersByTime(300)
  hot.hover(mark('c'))
  expect(openOf(hot)).toBeUndefined()
})

test('stays open while the pointer goes from the mark into its tooltip', () => {
  const hot = new HotMark()
  hot.show(mark('a'))
  hot.leave()
  vi.advanceTimersByTime(50)
  hot.hover(mark('a'))
  vi.advanceTimersByTime(1_000)
  expect(openOf(hot)).toBe('a')
  hot.leave()
  vi.advanceTimersByTime(200)
  expect(openOf(hot)).toBeUndefined()
})
