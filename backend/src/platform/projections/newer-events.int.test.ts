import { randomUUID } from 'node:crypto'
import { emitRename } from '@meridian/infra/testing/emit-rename'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { expect, it, onTestFinished } from 'vitest'
import type { System } from '../../compose.ts'
import { defineProjection } from './projection.ts'
import { project } from './projection-runner.ts'

async function testSystem(): Promise<System> {
  const { system, stop } = await createTestSystem()
  onTestFinished(stop)
  return system
}

/** A read model without tables, and whom it was told of. */
function renamed() {
  const seen: string[] = []
  const projection = defineProjection({
    name: 'renamed',
    tables: [],
    handles: ['accounts.account-renamed'],
    async apply(events) {
      seen.push(...events.map(({ payload }) => payload.accountId))
    },
  })
  return { projection, seen }
}

/** A renaming in a form of a version to come. */
async function renamedByNewer({ sql }: System, age: string): Promise<void> {
  await sql.rows({
    text: `insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
      values (gen_random_uuid(), 'accounts.account-renamed', 99, '{}', now() - $1::interval, 'test', 'operator')`,
    values: [age],
  })
}

it('passes over an event that only a newer version reads, once its workers have had time for it', async () => {
  const system = await testSystem()
  const accountId = randomUUID()
  await renamedByNewer(system, '6 minutes')
  await system.commands.run(emitRename, { accountId }, 'operator')
  const { projection, seen } = renamed()
  const round = async () => (await project(system.sql, projection), seen.includes(accountId))
  await until(round, { what: 'the event behind it' })
  expect(seen).toContain(accountId)
})

it('leaves one that has just been written to these workers', async () => {
  const system = await testSystem()
  await renamedByNewer(system, '0 minutes')
  const { projection, seen } = renamed()
  // It comes into sight when transactions begun before it have ended, those of other tests among them.
  const round = () => project(system.sql, projection).then(() => undefined, String)
  expect(await until(round, { what: 'the event' })).toMatch(/accounts\.account-renamed .+ newer version/)
  expect(seen).toEqual([])
})
