import type { RecentMember } from '@meridian/contracts/http/analytics/recent-members'
import type { Sql } from '#platform/database/sql'

const HOW_MANY = 10

/** Who became a member last, the newest first; people who were forgotten are left out. */
export async function listRecentMembers(sql: Sql): Promise<RecentMember[]> {
  type Row = Omit<RecentMember, 'joinedAt'> & { joinedAt: Date }
  const rows = await sql.rows<Row>({
    name: 'analytics-recent-members',
    text: `select account_id as id, username, email, tier as "membershipTier", member_since as "joinedAt"
           from read.directory where member_since is not null and username is not null
           order by member_since desc, account_id limit $1`,
    values: [HOW_MANY],
  })
  return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }))
}
