import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLeases } from './leases.ts'
import type { Sql } from './sql.ts'

const RENEWED_AFTER_MS = 5_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('gives the lease back only once no renewal is under way, which would take it anew', async () => {
  const answered: string[] = []
  const slow = Promise.withResolvers<void>()
  let taken = 0
  const rows = async (name: string | undefined): Promise<object[]> => {
    if (name === 'lease-take' && (taken += 1) === 2) await slow.promise
    answered.push(name ?? '')
    return [{ taken: 1 }]
  }
  // The rows are those of the statements that this file knows of.
  const sql: Sql = {
    rows: async <Row extends object>({ name }: { name?: string }) => (await rows(name)) as Row[],
  }
  const [begun, work] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = createLeases(sql).hold('slow', () => {
    begun.resolve()
    return work.promise
  })
  await begun.promise
  // The second renewal overtakes the first.
  vi.advanceTimersByTime(2 * RENEWED_AFTER_MS)
  work.resolve()
  await vi.waitFor(() => expect(answered).toEqual(['lease-take', 'lease-take']))
  slow.resolve()
  await held
  expect(answered).toEqual(['lease-take', 'lease-take', 'lease-take', 'lease-give-back'])
})
