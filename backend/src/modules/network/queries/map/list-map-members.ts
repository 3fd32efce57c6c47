import type { Sql } from '#platform/sql'
import { createSqlConditions, type SqlConditions } from '#platform/sql-conditions'
import { searchPattern } from '../../domain/map/search.ts'
import { boxesOf, isWholeWorld, type Viewport } from '../../domain/map/viewport.ts'
import { listClusters } from './list-clusters.ts'
import type { MemberLocation } from './list-points.ts'

const PAGE = 50
/** A view with fewer members than these is read as a whole and put in order; a larger one is met often in the order. */
const FEW = 5_000

/** After whom a page begins. */
export interface ListPosition {
  sortName: string
  id: string
}

interface MapPage {
  members: MemberLocation[]
  /** Null when there are no more. */
  next: ListPosition | null
}

/** A page of the visible members of a viewport, in the order of their names. */
export async function listMapMembers(
  sql: Sql,
  viewport: Viewport & { search?: string | undefined },
  after: ListPosition | null,
): Promise<MapPage> {
  const where = createSqlConditions('visible')
  if (!isWholeWorld(viewport)) await addBoxes(sql, where, viewport)
  if (viewport.tier !== undefined) where.add('tier = ?', viewport.tier)
  if (viewport.country !== undefined) where.add('country = ?', viewport.country)
  const pattern = searchPattern(viewport.search ?? '')
  if (pattern !== undefined) where.add('search_text like ?', pattern)
  if (after !== null) where.add('(sort_name, account_id) > (?, ?::uuid)', after.sortName, after.id)
  // Without a name, so that it is planned for these filters: how many they leave decides about the index.
  const rows = await sql.rows<MemberLocation & { sortName: string }>({
    text: `select account_id as id, username, tier as "membershipTier", city, country, latitude, longitude,
             true as "isLocationPublic", sort_name as "sortName"
           from read.map_members where ${where.text()} order by sort_name, account_id limit ${PAGE + 1}`,
    values: where.values,
  })
  return pageOf(rows)
}

function pageOf(rows: (MemberLocation & { sortName: string })[]): MapPage {
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const next = rows.length > PAGE && last !== undefined ? { sortName: last.sortName, id: last.id } : null
  return { members: page.map(({ sortName, ...member }) => member), next }
}

/** The planner cannot know how many points a box has; the counted cells do. */
async function addBoxes(sql: Sql, where: SqlConditions, viewport: Viewport): Promise<void> {
  const clusters = await listClusters(sql, viewport)
  const few = clusters.reduce((sum, { count }) => sum + count, 0) < FEW
  const inside = few
    ? 'point(longitude, latitude) <@ box(point(?, ?), point(?, ?))'
    : '(longitude >= ? and latitude >= ? and longitude <= ? and latitude <= ?)'
  const boxes = boxesOf(viewport)
  where.add(
    `(${boxes.map(() => inside).join(' or ')})`,
    ...boxes.flatMap(({ west, south, east, north }) => [west, south, east, north]),
  )
}
