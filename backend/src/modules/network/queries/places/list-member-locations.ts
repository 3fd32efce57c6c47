import { MAX_SINGLE_POINTS } from '@meridian/contracts/values/coordinates'
import type { Sql } from '#platform/database/sql'
import { MEMBER_COLUMNS, type MemberLocation } from '../map/list-points.ts'

/** Visible members, the latest to share their location first, as many as a map shows one by one. */
export function listMemberLocations(sql: Sql): Promise<MemberLocation[]> {
  return sql.rows<MemberLocation>({
    name: 'map-member-locations',
    text: `select ${MEMBER_COLUMNS} from read.map_members where visible order by shared_at desc, account_id limit $1`,
    values: [MAX_SINGLE_POINTS],
  })
}
