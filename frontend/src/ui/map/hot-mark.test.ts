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

/** Each time somewhere else. */
let step = 0
const moved = () => ({ clientX: (step += 1), clientY: 0 })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const openOf = ({ state }: HotMark) => (state.open ? state.mark?.id : undefined)

test('opens when the pointer has rested for 700 ms, however often it stirs', () => {
  const hot = new HotMark()
  hot.hover(mark('a'), moved())
  vi.advanceTimersByTime(400)
  hot.hover(mark('a'), moved())
  vi.advanceTimersByTime(299)
  expect(openOf(hot)).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(openOf(hot)).toBe('a')
})

test('a pointer that only passes opens nothing', () => {
  const hot = new HotMark()
  hot.hover(mark('a'), moved())
  vi.advanceTimersByTime(600)
  hot.leave(moved())
  vi.advanceTimersByTime(5_000)
  expect(openOf(hot)).toBeUndefined()
})

test('within 300 ms after one closed, the next opens at once', () => {
  const hot = new HotMark()
  hot.show(mark('a'))
  hot.hide()
  vi.advanceTimersByTime(299)
  hot.hover(mark('b'), moved())
  expect(openOf(hot)).toBe('b')
  hot.hide()
  vi.advanceTimersByTime(300)
  hot.hover(mark('c'), moved())
  expect(openOf(hot)).toBeUndefined()
})

test('stays open while the pointer goes from the mark into its tooltip', () => {
  const hot = new HotMark()
  hot.show(mark('a'))
  hot.leave(moved())
  vi.advanceTimersByTime(50)
  hot.hover(mark('a'), moved())
  vi.advanceTimersByTime(1_000)
  expect(openOf(hot)).toBe('a')
  hot.leave(moved())
  vi.advanceTimersByTime(200)
  expect(openOf(hot)).toBeUndefined()
})

test('what comes under a resting pointer, or leaves it, changes nothing about what was asked for', () => {
  const hot = new HotMark()
  const resting = moved()
  hot.see(resting)
  hot.show(mark('chosen'))
  hot.hover(mark('under it'), resting)
  hot.leave(resting)
  vi.advanceTimersByTime(1_000)
  expect(openOf(hot)).toBe('chosen')
  hot.hover(mark('pointed at'), moved())
  expect(openOf(hot)).toBe('pointed at')
})

test('what comes under a resting pointer opens where nothing was asked for', () => {
  const hot = new HotMark()
  const resting = moved()
  hot.hover(mark('a'), resting)
  vi.advanceTimersByTime(700)
  hot.leave(resting)
  hot.hover(mark('b'), resting)
  expect(openOf(hot)).toBe('b')
})
