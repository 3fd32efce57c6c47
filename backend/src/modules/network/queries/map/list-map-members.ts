import type { SqlPool } from '#platform/database/sql'
import { type ListPosition, type MemberList, partsFrom } from '../../domain/map/member-list.ts'
import { isWholeWorld } from '../../domain/map/viewport.ts'
import { listClusters } from './list-clusters.ts'
import { listPart } from './list-part.ts'
import type { MemberLocation } from './list-points.ts'

const PAGE = 50
/** With fewer members than this, out of a million, it costs less to read them all than to look for a page of them. */
const FEW = 2_500

interface MapPage {
  members: MemberLocation[]
  /** Null when there are no more. */
  next: ListPosition | null
}

/**
 * A page of the visible members of a viewport in the order of their names; of a search, names that begin with it first.
 */
export async function listMapMembers(
  sql: SqlPool,
  list: MemberList,
  after: ListPosition | null,
): Promise<MapPage> {
  const fitting = await countFitting(sql, list)
  const found: { member: MemberLocation; position: ListPosition }[] = []
  for (const part of fitting === 0 ? [] : partsFrom(list, after)) {
    const atMost = PAGE + 1 - found.length
    if (atMost <= 0) break
    const from = after?.part === part ? after : null
    for (const { sortName, ...member } of await listPart(sql, {
      list,
      part,
      after: from,
      few: fitting < FEW,
      atMost,
    }))
      found.push({ member, position: { part, sortName, id: member.id } })
  }
  const page = found.slice(0, PAGE)
  return {
    members: page.map(({ member }) => member),
    next: found.length > PAGE ? (page.at(-1)?.position ?? null) : null,
  }
}

/** How many members fit the viewport and its filters, from the counted cells. */
async function countFitting(sql: SqlPool, list: MemberList): Promise<number> {
  if (isWholeWorld(list) && list.tier === undefined && list.country === undefined) return Infinity
  const clusters = await listClusters(sql, list)
  return clusters.reduce((sum, { count }) => sum + count, 0)
}
