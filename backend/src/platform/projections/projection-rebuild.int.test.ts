import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { projections } from '../../projections.ts'
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
    from pg_constraint c where c.conrelid = t.oid) as constraints
  from pg_class t where t.relnamespace = 'read'::regnamespace and t.relkind = 'r' order by 1`

it('keeps options, indexes and constraints of all tables, and their names', async () => {
  const before = await system.sql.rows({ text: SHAPE })
  for (const projection of projections) await rebuild(system.sql, projection)
  expect(await system.sql.rows({ text: SHAPE })).toEqual(before)
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
