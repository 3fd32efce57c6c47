import type { System } from '@meridian/backend/worker-api'
import { CITIES } from '../sandbox/geocoder/cities.ts'
import { settle } from './settle.ts'

/**
 * Straight into the read model of the map: through journal and projection a million members would take half an hour.
 * Most live in and around the cities, some anywhere within a few hundred kilometres; the same people in each run.
 */
const MEMBERS = `
  insert into read.map_members (account_id, username, role, tier, has_access, suspended, city, country, latitude, longitude,
    shared_at, visible, sort_name, search_text)
  select overlay(overlay(md5('member ' || n) placing '4' from 13) placing '8' from 17)::uuid, name, 'member', tier, true, false, city, country,
    round(greatest(-90, least(90, latitude + spread * random_normal()))::numeric, 2),
    round(greatest(-180, least(180, longitude + spread * random_normal()))::numeric, 2),
    timestamptz '2026-11-21' - n * interval '1 minute', true, lower(name), lower(' ' || name || ' ' || plain)
  from (
    select n, initcap(substr(md5('name ' || n), 1, 6)) || ' ' || n as name,
      (array['basic', 'basic', 'basic', 'pro', 'pro', 'enterprise'])[1 + abs(hashint4(n) % 6)] as tier,
      case when n % 5 = 0 then 3 else 0.12 end as spread, abs(hashint4(-n) % $2::int) as place
    from generate_series($3::int, $4::int) n
  ) people
  join jsonb_to_recordset($1::jsonb) as c (place int, latitude float8, longitude float8, city text, plain text,
    country text) using (place)`

const COUNTS = `
  insert into read.map_cells (size, x, y, tier, country, members, sum_latitude, sum_longitude)
  select size, floor(((longitude + 180) * 100 + 1e-6) / size), floor(((latitude + 90) * 100 + 1e-6) / size),
    coalesce(tier, ''), coalesce(country, ''), count(*), sum(round(latitude * 100)), sum(round(longitude * 100))
  from read.map_members, unnest(array[768, 192, 48, 12, 3]) as size
  where visible group by grouping sets ((1, 2, 3, tier, country), (1, 2, 3));
  insert into read.map_countries (country, members)
  select country, count(*) from read.map_members where visible group by 1;
  insert into read.map_counters (members, countries)
  select (select count(*) from read.map_members where visible), (select count(*) from read.map_countries)`

const CHUNK = 50_000

type Db = Pick<System, 'sql'>

/** Fills an empty map with `count` visible members: a million in one to three minutes. */
export async function fillMap(db: Db, count: number): Promise<void> {
  // Building an index in one go takes a fraction of the time that growing it row by row does.
  const indexes = await db.sql.rows<{ name: string; definition: string }>({ text: INDEXES })
  for (const { name } of indexes) await db.sql.rows({ text: `drop index read.${name}` })
  await insertMembers(db, count)
  for (const { definition } of indexes) await db.sql.rows({ text: definition })
  await db.sql.rows({ text: COUNTS })
  await settle(db)
}

const INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'read' and tablename = 'map_members' and indexdef not like 'CREATE UNIQUE%'`

async function insertMembers({ sql }: Db, count: number): Promise<void> {
  const places = JSON.stringify(
    CITIES.map(([latitude, longitude, city, , , country], place) => {
      return { place, latitude, longitude, city, plain: plainly(city), country }
    }),
  )
  for (let first = 1; first <= count; first += CHUNK)
    await sql.transaction(async (tx) => {
      await tx.rows({ text: `select setseed(${first} / 10000000.0)` })
      const last = Math.min(count, first + CHUNK - 1)
      await tx.rows({ text: MEMBERS, values: [places, CITIES.length, first, last] })
    })
}

function plainly(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '')
}
