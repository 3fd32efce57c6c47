import { getEventListeners } from 'node:events'
import { catalogue } from '@meridian/contracts/events/catalogue'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { createJournalListener, createJournalWake } from './journal-wake.ts'

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

it('wakes those who read what was written, and nobody else', async () => {
  const listener = createJournalListener(system.config.databaseUrl, system.log)
  const wake = createJournalWake(system.sql)
  const { signal } = new AbortController()
  const readers = { renames: listener.reader(['accounts.account-renamed']), all: listener.reader() }
  // What wakes everybody as the connection opens.
  await Promise.all([readers.renames.next(600_000, signal), readers.all.next(600_000, signal)])
  const woken: string[] = []
  const renamesWoken = readers.renames.next(600_000, signal).then(() => woken.push('renames'))
  wake.notify(['membership.repriced'])
  await readers.all.next(600_000, signal)
  woken.push('all')
  wake.notify(['membership.repriced', 'accounts.account-renamed'])
  await renamesWoken
  expect(woken).toEqual(['all', 'renames'])
  await listener.close()
})

it('names all types at once, should it have to', () => {
  const all = catalogue.map(({ type }) => type).join(' ')
  expect(Buffer.byteLength(all), 'what PostgreSQL takes as the text of a notification').toBeLessThan(8_000)
})
