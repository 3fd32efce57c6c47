import type { SqlPool } from '#platform/database/sql'
import { createSqlConditions, type SqlConditions } from '#platform/database/sql-conditions'
import type { ListPart, ListPosition, MemberList } from '../../domain/map/member-list.ts'
import { boxesOf, isWholeWorld } from '../../domain/map/viewport.ts'
import { MEMBER_COLUMNS, type MemberLocation } from './list-points.ts'

export type ListedMember = MemberLocation & { sortName: string }

interface Wanted {
  list: MemberList
  part: ListPart
  after: ListPosition | null
  /** True when few members fit the viewport and its filters. */
  few: boolean
  atMost: number
}

/** No more rows than this are read to be sorted; and no more than that merely to see whether a search finds few. */
const MAX_GATHERED = 3_000
const MAX_TRIED = 2_000

const COLUMNS = `${MEMBER_COLUMNS}, sort_name as "sortName"`

/**
 * The next members of one part of a list, in the order of their names. Where few fit, they are gathered by whichever
 * index finds them; where many do, they are soon met while walking along the names. The planner cannot tell the two
 * apart (it assumes that every search finds one in a hundred), so it is told.
 */
export async function listPart(sql: SqlPool, wanted: Wanted): Promise<ListedMember[]> {
  // Names that begin with the text lie side by side: no search is faster.
  const gathered = wanted.few || wanted.part === 'contains' ? await gather(sql, wanted) : undefined
  return gathered ?? walk(sql, wanted)
}

/** Undefined when there are too many. */
async function gather(sql: SqlPool, wanted: Wanted): Promise<ListedMember[] | undefined> {
  const most = wanted.few ? MAX_GATHERED : MAX_TRIED
  const where = conditionsOf(wanted, 'point(longitude, latitude) <@ box(point(?, ?), point(?, ?))')
  const rows = await sql.transaction(async (tx) => {
    await tx.rows({ text: 'set local enable_seqscan = off; set local enable_indexscan = off' })
    return tx.rows<ListedMember & { found: number }>({
      text: `with found as materialized (
               select ${COLUMNS} from read.map_members where ${where.text()} limit ${most + 1}
             )
             select *, (select count(*) from found)::int as found from found
             order by "sortName", id limit ${wanted.atMost}`,
      values: where.values,
    })
  })
  if ((rows[0]?.found ?? 0) > most) return undefined
  return rows.map(({ found, ...member }) => member)
}

/** The index of names tells who fits; the table is read only for them. */
function walk(sql: SqlPool, wanted: Wanted): Promise<ListedMember[]> {
  const where = conditionsOf(
    wanted,
    '(longitude >= ? and latitude >= ? and longitude <= ? and latitude <= ?)',
  )
  return sql.transaction(async (tx) => {
    await tx.rows({ text: 'set local enable_seqscan = off; set local enable_bitmapscan = off' })
    return tx.rows<ListedMember>({
      text: `with next as materialized (
               select account_id from read.map_members where ${where.text()}
               order by sort_name, account_id limit ${wanted.atMost}
             )
             select ${COLUMNS} from next join read.map_members using (account_id)
             order by sort_name, account_id`,
      values: where.values,
    })
  })
}

function conditionsOf({ list, part, after }: Wanted, inside: string): SqlConditions {
  const where = createSqlConditions('visible')
  if (!isWholeWorld(list)) {
    const boxes = boxesOf(list)
    where.add(
      `(${boxes.map(() => inside).join(' or ')})`,
      ...boxes.flatMap(({ west, south, east, north }) => [west, south, east, north]),
    )
  }
  if (list.tier !== undefined) where.add('tier = ?', list.tier)
  if (list.country !== undefined) where.add('country = ?', list.country)
  if (list.patterns !== undefined) {
    if (part === 'begins') where.add('sort_name like ?', list.patterns.begins)
    else
      where.add('search_text like ? and sort_name not like ?', list.patterns.contains, list.patterns.begins)
  }
  if (after !== null) where.add('(sort_name, account_id) > (?, ?::uuid)', after.sortName, after.id)
  return where
}
