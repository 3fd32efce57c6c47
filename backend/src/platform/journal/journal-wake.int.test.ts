import { getEventListeners } from 'node:events'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { createJournalListener } from './journal-wake.ts'

let system: System

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

it('looks once more as soon as it listens: what was told before that was heard by nobody', async () => {
  const listener = createJournalListener(system.config.databaseUrl, system.log)
  const stopping = new AbortController()
  let isAwake = false
  const waiting = listener
    .reader()
    .next(600_000, stopping.signal)
    .then(() => (isAwake = true))
  await until(() => isAwake, { what: 'the first wake' })
  stopping.abort()
  expect(await waiting).toBe(true)
  await listener.close()
})

it('leaves nothing behind on the signal, which lives as long as the process', async () => {
  const listener = createJournalListener(system.config.databaseUrl, system.log)
  const { signal } = new AbortController()
  const reader = listener.reader()
  for (let wait = 0; wait < 3; wait += 1) await reader.next(1, signal)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  await listener.close()
})
