import { createTestSystem } from '@meridian/infra/testing/test-system'
import { expect, it, onTestFinished } from 'vitest'
import { untilMigrated } from './until-migrated.ts'

it('waits for the last migration, and no longer', async () => {
  const { system, stop } = await createTestSystem()
  onTestFinished(stop)
  const { sql, orm } = system
  const [last] = await sql.rows<{ name: string }>({
    text: 'delete from migrations where id = (select max(id) from migrations) returning name',
  })
  let isOver = false
  const waiting = untilMigrated(system).then(() => {
    isOver = true
  })
  // Whoever asked before has been answered by then.
  expect(await orm.migrator.getPending()).toHaveLength(1)
  expect(isOver).toBe(false)
  await sql.rows({ text: 'insert into migrations (name) values ($1)', values: [last?.name] })
  await waiting
  expect(await orm.migrator.getPending()).toEqual([])
})
