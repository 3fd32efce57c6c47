import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCatchUp } from './catch-up.ts'
import { defineProjection } from './projection.ts'

const PATIENCE_MS = 2_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('keeps nobody waiting for a database that does not answer', async () => {
  const projection = defineProjection({ name: 'any', tables: [], handles: [], apply: async () => {} })
  const caughtUp = createCatchUp({ rows: () => new Promise(() => {}) }, projection)
  const gone: string[] = []
  void caughtUp().then(() => gone.push('first'))
  await vi.advanceTimersByTimeAsync(PATIENCE_MS / 2)
  void caughtUp().then(() => gone.push('second'))
  expect(gone).toEqual([])
  await vi.advanceTimersByTimeAsync(PATIENCE_MS / 2)
  expect(gone).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(PATIENCE_MS / 2)
  expect(gone).toEqual(['first', 'second'])
})
