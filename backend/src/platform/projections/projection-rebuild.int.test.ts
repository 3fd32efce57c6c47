import { randomUUID } from 'node:crypto'
import { emitRename } from '@meridian/infra/testing/emit-rename'
import { untilSomebodyWaits } from '@meridian/infra/testing/lock-waits'
import { catchUpWith } from '@meridian/infra/testing/read-models'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { projections } from '../../projections.ts'
import { defineProjection } from './projection.ts'
import { rebuild } from './projection-rebuild.ts'

let system: System
beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

const SHAPE = `
  select t.relname, t.reloptions, (
    select array_agg(pg_get_indexdef(i.indexrelid) order by pg_get_indexdef(i.indexrelid)) from pg_index i where i.indrelid = t.oid) as indexes, (
    select array_agg(c.conname || ' ' || pg_get_constraintdef(c.oid) order by c.conname)
    from pg_constraint c where c.conrelid = t.oid) as constraints, (
    select array_agg(pg_get_statisticsobjdef(s.oid)) from pg_statistic_ext s where s.stxrelid = t.oid) as statistics
  from pg_class t where t.relnamespace = 'read'::regnamespace and t.relkind = 'r' order by 1`

it('keeps options, indexes, constraints and statistics of all tables, and their names', async () => {
  const before = await system.sql.rows({ text: SHAPE })
  for (const projection of projections) await rebuild(system.sql, projection)
  expect(await system.sql.rows({ text: SHAPE })).toEqual(before)
})

it('leaves none of which PostgreSQL does not know what is in it, and would guess how to find it', async () => {
  for (const projection of projections) await rebuild(system.sql, projection)
  const unknown = `select relname from pg_class where relnamespace = 'read'::regnamespace and relkind = 'r' and reltuples < 0`
  const tables = await system.sql.rows<{ relname: string }>({ text: unknown })
  const rebuilt = projections.flatMap((projection) => projection.tables)
  expect(rebuilt.filter((table) => tables.some(({ relname }) => relname === table))).toEqual([])
})

const WAITING = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

it('lets readers by while something holds a table for long, and switches once it is free', async () => {
  const [projection] = projections.filter(({ tables }) => tables.length > 1)
  const [first = '', second = ''] = projection?.tables ?? []
  if (projection === undefined) throw new Error('No read model has two tables')
  const dump = new pg.Client({ connectionString: system.config.databaseUrl })
  await dump.connect()
  await dump.query('begin')
  await dump.query(`select from read.${second}`)
  const rebuilt = rebuild(system.sql, projection)
  const isWaiting = async () => (await system.sql.rows({ text: WAITING })).length > 0
  await until(isWaiting, { what: 'the switch to want its tables' })
  await system.sql.rows({ text: `select from read.${first} limit 1` })
  await system.sql.rows({ text: `select from read.${second} limit 1` })
  // A statement over both takes them in whatever order: held up by each other, one of them would be broken off.
  await dump.query(`select from read.${first} limit 1`)
  await dump.query('commit')
  await dump.end()
  await rebuilt
})

const ENDED = 'Error: The rebuild of renamed was ended by another one'

it('begins anew where another one is under way, without holding each other up', async () => {
  await system.sql.rows({ text: 'create table read.renamed (account_id uuid)' })
  await system.commands.run(emitRename, { accountId: randomUUID() }, 'operator')
  // Transactions of other tests on the same server can hold the event back for a moment, from a rebuild as well.
  await catchUpWith(system, ['directory'])
  const other: Promise<number | string>[] = []
  const renamed = defineProjection({
    name: 'renamed',
    tables: ['renamed'],
    handles: ['accounts.account-renamed'],
    async apply([event], sql) {
      if (other.length === 0) {
        other.push(rebuild(system.sql, renamed).catch(String))
        await untilSomebodyWaits(system)
      }
      await sql.rows({ text: 'insert into renamed values ($1)', values: [event?.payload.accountId] })
    },
  })
  const one = await rebuild(system.sql, renamed).catch(String)
  const outcomes = [one, ...(await Promise.all(other))]
  // Whoever gets to the switch first has done the work of both.
  expect(outcomes.filter((outcome) => typeof outcome === 'string' && outcome !== ENDED)).toEqual([])
  expect(outcomes.some((outcome) => typeof outcome === 'number')).toBe(true)
  expect(await system.sql.rows({ text: 'select from read.renamed' })).toHaveLength(1)
})
