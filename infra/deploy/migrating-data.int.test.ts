import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { makePending, migrateAt } from '../testing/migrating.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let sql: pg.Client
beforeEach(async () => {
  database = await createTestDatabase()
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
})
afterEach(async () => {
  await sql.end()
  await database.drop()
})

it('notes at which points others see members as the map has them, and none for who is hidden', async () => {
  const people = { open: randomUUID(), hidden: randomUUID(), unmapped: randomUUID() }
  await sql.query({
    text: `insert into member_locations (account_id, latitude, longitude, city, country, is_public, shared_at)
      select id, 52.5237, 13.4054, 'Berlin', 'Germany', id <> $2, now() from unnest($1::uuid[]) id`,
    values: [Object.values(people), people.hidden],
  })
  await sql.query({
    text: `insert into read.map_members (account_id, role, tier, has_access, visible, suspended, latitude, longitude)
      select id, 'member', 'pro', true, true, false, 52.52, 13.41 from unnest($1::uuid[]) id`,
    values: [[people.open, people.hidden]],
  })
  await makePending(sql, '20261123-seen-points-so-far', 'select')
  await migrateAt(database.url)
  const { rows } = await sql.query('select account_id, seen_latitude, seen_longitude from member_locations')
  expect(rows).toHaveLength(3)
  expect(rows).toEqual(
    expect.arrayContaining([
      { account_id: people.open, seen_latitude: 52.52, seen_longitude: 13.41 },
      { account_id: people.hidden, seen_latitude: null, seen_longitude: null },
      { account_id: people.unmapped, seen_latitude: null, seen_longitude: null },
    ]),
  )
})

it('forgets the names and addresses of guests whose payment came to nothing, and of nobody else', async () => {
  await sql.query({
    text: `insert into checkouts (id, browser_id, offer, tier, yearly_price_cents, state, email, username, begun_at)
      select gen_random_uuid(), gen_random_uuid(), 'tier', 'pro', 19900, state, state || '@example.org', state, now()
      from unnest($1::text[]) state`,
    values: [['begun', 'paid', 'completed', 'claimable', 'expired']],
  })
  await makePending(sql, '20261128-guests-who-never-paid', 'select')
  await migrateAt(database.url)
  const { rows } = await sql.query('select state, email, username from checkouts order by state')
  const known = (state: string) => ({ state, email: `${state}@example.org`, username: state })
  expect(rows).toEqual([
    known('begun'),
    known('claimable'),
    known('completed'),
    { state: 'expired', email: null, username: null },
    known('paid'),
  ])
})
