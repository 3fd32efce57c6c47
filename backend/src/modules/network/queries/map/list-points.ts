import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { listMemberLocations } from '@meridian/contracts/http/network/location'
import type { Sql } from '#platform/database/sql'
import { createSqlConditions } from '#platform/database/sql-conditions'
import { boxesOf, type Viewport } from '../../domain/map/viewport.ts'

export type MemberLocation = ResponseOf<typeof listMemberLocations>[number]

/** A visible member as a row of `read.map_members`, in the words of the contract. */
export const MEMBER_COLUMNS = `account_id as id, username, tier as "membershipTier", city, country, latitude, longitude,
  true as "isLocationPublic"`

/** Visible members of a viewport, found by an index on the points, at most this many and in no order. */
export async function listPoints(sql: Sql, viewport: Viewport, atMost: number): Promise<MemberLocation[]> {
  const where = createSqlConditions('visible')
  const boxes = boxesOf(viewport)
  where.add(
    `(${boxes.map(() => 'point(longitude, latitude) <@ box(point(?, ?), point(?, ?))').join(' or ')})`,
    ...boxes.flatMap(({ west, south, east, north }) => [west, south, east, north]),
  )
  if (viewport.tier !== undefined) where.add('tier = ?', viewport.tier)
  if (viewport.country !== undefined) where.add('country = ?', viewport.country)
  return sql.rows<MemberLocation>({
    text: `select ${MEMBER_COLUMNS} from read.map_members where ${where.text()} limit ${atMost}`,
    values: where.values,
  })
}
