import { UNKNOWN_COUNTRY } from '@meridian/contracts/values/coordinates'
import type { Sql } from '#platform/database/sql'
import type { MapChanges } from '../../domain/map/map-changes.ts'

/**
 * Adds the changes to what is counted. Rows that have dropped to nothing are deleted, as a rebuild would not make them.
 */
export async function saveCounts(sql: Sql, { cells, countries, members }: MapChanges): Promise<void> {
  if (cells.length > 0) await write(sql, cells, ADD_TO_CELLS, EMPTY_CELLS)
  if (countries.length > 0) await write(sql, countries, ADD_TO_COUNTRIES, EMPTY_COUNTRIES)
  // Always, so that the row is there whether or not members came and went within one batch.
  await sql.rows({ text: ADD_TO_COUNTERS, values: [members, UNKNOWN_COUNTRY] })
}

async function write(
  sql: Sql,
  rows: readonly { members: number }[],
  add: string,
  removeEmpty: string,
): Promise<void> {
  await sql.rows({ text: add, values: [JSON.stringify(rows)] })
  const left = rows.filter(({ members }) => members < 0)
  if (left.length > 0) await sql.rows({ text: removeEmpty, values: [JSON.stringify(left)] })
}

const ADD_TO_CELLS = `
  insert into map_cells (size, x, y, tier, country, members, sum_latitude, sum_longitude)
  select size, x, y, tier, country, members, sum_latitude, sum_longitude
  from jsonb_to_recordset($1::jsonb) as c (size smallint, x smallint, y smallint, tier text, country text,
    members int, sum_latitude bigint, sum_longitude bigint)
  on conflict (size, x, y, tier, country) do update set
    members = map_cells.members + excluded.members,
    sum_latitude = map_cells.sum_latitude + excluded.sum_latitude,
    sum_longitude = map_cells.sum_longitude + excluded.sum_longitude`

const EMPTY_CELLS = `
  delete from map_cells using jsonb_to_recordset($1::jsonb) as c (size smallint, x smallint, y smallint, tier text, country text)
  where map_cells.size = c.size and map_cells.x = c.x and map_cells.y = c.y and map_cells.tier = c.tier
    and map_cells.country = c.country and map_cells.members = 0`

const ADD_TO_COUNTRIES = `
  insert into map_countries (country, key, members)
  select country, key, members from jsonb_to_recordset($1::jsonb) as c (country text, key text, members int)
  on conflict (country) do update set members = map_countries.members + excluded.members, key = excluded.key`

const EMPTY_COUNTRIES = `
  delete from map_countries using jsonb_to_recordset($1::jsonb) as c (country text)
  where map_countries.country = c.country and map_countries.members = 0`

// What was written by a version without keys counts by its text.
const ADD_TO_COUNTERS = `
  insert into map_counters (members, countries)
  select $1::int, (select count(distinct coalesce(key, country)) from map_countries where country <> $2)
  on conflict (only_row) do update set
    members = map_counters.members + excluded.members, countries = excluded.countries`
