import type { System } from '@meridian/backend/worker-api'
import { settle } from './settle.ts'

type Db = Pick<System, 'sql'>

/** Straight into the tables: through commands and projections a million members would take half an hour. */
const PEOPLE = `
  insert into accounts (id, username, username_key, email, email_key, role, joined_at, last_active_at)
  select overlay(overlay(md5('person ' || n) placing '4' from 13) placing '8' from 17)::uuid, name, lower(name),
    lower(name) || '@example.org', lower(name) || '@example.org', 'member', at, at + interval '1 hour'
  from (
    select n, initcap(substr(md5('name ' || n), 1, 6)) || n as name,
      timestamptz '2026-11-20' - n * interval '1 minute' as at
    from generate_series(1, $1::int) n
  ) people`

const READ_MODELS = `
  insert into read.directory (account_id, username, email, role, tier, status, joined_at, member_since)
  select id, username, email, role, (array['basic', 'pro', 'enterprise'])[1 + abs(hashtext(username) % 3)], 'active',
    joined_at, joined_at
  from accounts where username_key <> 'bench person';
  insert into read.directory_counts (tier, status, people)
  select tier, status, count(*) from read.directory group by 1, 2;
  insert into read.member_days
  select joined_at::date, count(*), 0, 0, 0, 0, count(*) * 49900, 0, 0, 0, 0,
    sum(count(*)) over (order by joined_at::date), sum(count(*) * 49900) over (order by joined_at::date)
  from read.directory group by 1;
  insert into read.checkout_days select day, joined * 2, joined, joined from read.member_days;
  insert into read.integration_states values ('stripe', 'active'), ('telegram', 'active'), ('notion', 'active')`

const INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'read' and tablename = 'directory' and indexdef not like 'CREATE UNIQUE%'`

/** Fills an empty community with `count` members. */
export async function fillCommunity({ sql }: Db, count: number): Promise<void> {
  // Building an index in one go takes a fraction of the time that growing it row by row does.
  const indexes = await sql.rows<{ name: string; definition: string }>({ text: INDEXES })
  for (const { name } of indexes) await sql.rows({ text: `drop index read.${name}` })
  await sql.rows({ text: PEOPLE, values: [count] })
  await sql.transaction(async (tx) => {
    // Days are in UTC, as everywhere.
    await tx.rows({ text: `set local timezone to 'UTC'` })
    await tx.rows({ text: READ_MODELS })
  })
  for (const { definition } of indexes) await sql.rows({ text: definition })
  await settle({ sql })
}
