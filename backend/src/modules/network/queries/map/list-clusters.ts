import { TIERS } from '@meridian/contracts/values/tiers'
import type { Sql } from '#platform/database/sql'
import { createSqlConditions, type SqlConditions } from '#platform/database/sql-conditions'
import { degrees } from '../../domain/map/grid.ts'
import { ALL } from '../../domain/map/map-changes.ts'
import { boxesOf, cellsOf, clusterSize, countedSizeFor, type Viewport } from '../../domain/map/viewport.ts'

export interface Cluster {
  latitude: number
  longitude: number
  count: number
}

/**
 * How many visible members there are in each part of a viewport, in the middle of them, to the hundredth of a degree.
 */
export async function listClusters(sql: Sql, viewport: Viewport): Promise<Cluster[]> {
  const size = clusterSize(viewport)
  const counted = countedSizeFor(size)
  const each = size / counted
  const where = createSqlConditions()
  where.add('size = ?', counted)
  const cells = boxesOf(viewport).map((box) => cellsOf(box, counted))
  where.add(
    `(${cells.map(() => '(x between ? and ? and y between ? and ?)').join(' or ')})`,
    ...cells.flatMap(({ left, right, bottom, top }) => [left, right, bottom, top]),
  )
  addFilters(where, viewport)
  const rows = await sql.rows<{ latitude: number; longitude: number; count: number }>({
    text: `select sum(members)::int as count, round(sum(sum_latitude) / sum(members))::int as latitude,
             round(sum(sum_longitude) / sum(members))::int as longitude
           from read.map_cells where ${where.text()} group by x / ${each}, y / ${each}`,
    values: where.values,
  })
  return rows.map(({ latitude, longitude, count }) => ({
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    count,
  }))
}

/**
 * Without filters, the cells that count everybody together; otherwise those of the matching tiers and countries
 * instead.
 */
function addFilters(where: SqlConditions, { tier, country }: Viewport): void {
  if (tier === undefined && country === undefined) return where.add('tier = ? and country = ?', ALL, ALL)
  if (tier === undefined) where.add('tier = any(?)', ['none', ...TIERS])
  else where.add('tier = ?', tier)
  if (country !== undefined) where.add('country = ?', country)
}
