import { randomUUID } from 'node:crypto'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { beforeEach, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { defineProjection } from '../projections/projection.ts'
import { rebuild } from '../projections/projection-rebuild.ts'
import { project } from '../projections/projection-runner.ts'
import { adoptJournal } from './adopt-journal.ts'
import { APPEND_EVENTS, journalRows } from './journal.ts'

let system: System

const renames = defineProjection({
  name: 'renames',
  tables: ['renames'],
  handles: ['accounts.account-renamed'],
  async apply(events, sql) {
    for (const { payload } of events)
      await sql.rows({ text: 'insert into renames values ($1)', values: [payload.accountId] })
  },
})

beforeEach(async () => {
  const own = await createTestSystem()
  system = own.system
  await system.sql.rows({ text: 'create table read.renames (account_id uuid)' })
  return own.stop
})

async function rename(): Promise<string> {
  const accountId = randomUUID()
  const event = { type: 'accounts.account-renamed', payload: { accountId, username: 'Ada' } } as const
  const rows = journalRows(
    [event],
    { actor: 'operator', correlationId: 'test', causationId: null },
    new Date(),
  )
  await system.sql.rows({ text: APPEND_EVENTS, values: [rows] })
  return accountId
}

async function applied(): Promise<string[]> {
  const rows = await system.sql.rows<{ id: string }>({ text: 'select account_id as id from read.renames' })
  return rows.map(({ id }) => id).toSorted()
}

/** Open transactions of other test files on this server may hold it back for a while. */
async function catchUp(expected: readonly string[]): Promise<void> {
  const round = async () => {
    await project(system.sql, renames)
    return (await applied()).length >= expected.length
  }
  await until(round, { what: 'the projection to catch up' })
}

/** What a dump of a server looks like that has counted a billion transactions more. */
async function comeFromElsewhere(): Promise<void> {
  const later = (column: string) => `${column} = (${column}::text::bigint + 1000000000)::text::xid8`
  await system.sql.rows({ text: 'alter table domain_events disable trigger domain_events_append_only' })
  await system.sql.rows({ text: `update domain_events set ${later('tx')}` })
  await system.sql.rows({ text: 'alter table domain_events enable trigger domain_events_append_only' })
  await system.sql.rows({ text: `update projection_checkpoints set ${later('tx')} where tx > '0'` })
}

it('leaves a journal alone that this server has written', async () => {
  await catchUp([await rename()])
  expect(await adoptJournal(system.sql)).toBeUndefined()
})

it('goes on where the other server was: nothing is applied twice, or not at all', async () => {
  const before = [await rename(), await rename()]
  await catchUp(before)
  const waiting = await rename()
  await comeFromElsewhere()
  expect(await adoptJournal(system.sql)).toEqual([])
  const everything = [...before, waiting, await rename()].toSorted()
  await catchUp(everything)
  expect(await applied()).toEqual(everything)
  expect(await adoptJournal(system.sql), 'it is adopted once').toBeUndefined()
  await rebuild(system.sql, renames)
  expect(await applied()).toEqual(everything)
})

it('names what has to be rebuilt, where order alone does not tell what was applied', async () => {
  const [first, second] = [await rename(), await rename()]
  await catchUp([first, second])
  await comeFromElsewhere()
  // The first one is of a later transaction, which the projection has not reached.
  await system.sql.rows({ text: 'alter table domain_events disable trigger domain_events_append_only' })
  await system.sql.rows({
    text: `update domain_events set tx = (tx::text::bigint + 1000000)::text::xid8 where position = (select min(position) from domain_events)`,
  })
  expect(await adoptJournal(system.sql)).toEqual(['renames'])
})

it('keeps history from being changed afterwards', async () => {
  await rename()
  await comeFromElsewhere()
  await adoptJournal(system.sql)
  const change = system.sql.rows({ text: `update domain_events set actor = 'somebody else'` })
  await expect(change).rejects.toThrow('append-only')
})
