import { randomUUID } from 'node:crypto'
import { emitRename } from '@meridian/infra/testing/emit-rename'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { createJournalListener } from '../journal/journal-wake.ts'
import { createCatchUp } from './catch-up.ts'
import { createLookAhead } from './look-ahead.ts'
import { defineProjection } from './projection.ts'
import { registerProjections, runProjection } from './projection-runner.ts'

let system: System

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

/** A read model that is in the middle of applying its first event until it is let go on. */
function heldProjection() {
  const applying = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const projection = defineProjection({
    name: 'held',
    tables: [],
    handles: ['accounts.account-renamed'],
    async apply() {
      applying.resolve()
      await goOn.promise
    },
  })
  return { projection, applying: applying.promise, goOn: goOn.resolve }
}

it('waits for the very first event of a read model as well', async () => {
  const { projection, applying, goOn } = heldProjection()
  await registerProjections(system.sql, [projection])
  const stopping = new AbortController()
  const listener = createJournalListener(system.config.databaseUrl, system.log)
  const running = runProjection(projection, {
    sql: system.sql,
    lookAhead: createLookAhead(system.sql),
    reader: listener.reader(),
    log: system.log,
    signal: stopping.signal,
  })
  try {
    await system.commands.run(emitRename, { accountId: randomUUID() }, 'operator')
    const caughtUp = createCatchUp(system.sql, projection)().then(() => 'caught up')
    const first = await Promise.race([caughtUp, applying.then(() => 'applying')])
    goOn()
    expect([first, await caughtUp]).toEqual(['applying', 'caught up'])
  } finally {
    goOn()
    stopping.abort()
    await running
    await listener.close()
  }
})
