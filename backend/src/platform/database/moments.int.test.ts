import { createTestDatabase } from '@meridian/infra/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { microsecondsOf } from './moments.ts'
import { createSqlPool, type SqlPool } from './sql.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let sql: SqlPool
beforeAll(async () => {
  database = await createTestDatabase()
  sql = createSqlPool(database.url, { max: 1, onError: () => {} })
})
afterAll(async () => {
  await sql.close()
  await database.drop()
})

it('is exact to the microsecond, from 1835 to 2104', async () => {
  const wrong = await sql.rows({
    text: `
      select moment from generate_series(-49000, 49000) day
      cross join lateral (select 'epoch'::timestamptz + day * interval '1 day 1.234567 seconds' as moment) tried
      where ${microsecondsOf('moment')} <> extract(epoch from moment) * 1000000`,
  })
  expect(wrong).toEqual([])
})
