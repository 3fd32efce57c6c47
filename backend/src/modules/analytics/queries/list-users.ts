import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import type { Sql } from '#platform/sql'

const PAGE = 50

/** The newest people of the directory. E-mail addresses only where the caller may see them. */
export async function listUsers(sql: Sql, { withEmail }: { withEmail: boolean }): Promise<DirectoryEntry[]> {
  type Row = Omit<DirectoryEntry, 'joinedAt' | 'lastActive' | 'email'> & { email: string; joinedAt: Date }
  const rows = await sql.rows<Row>({
    name: 'analytics-list-users',
    text: `select account_id as id, username, email, tier as "membershipTier", status as "membershipStatus",
                  joined_at as "joinedAt"
           from read.directory where username is not null order by joined_at desc, account_id limit $1`,
    values: [PAGE],
  })
  return rows.map(({ email, joinedAt, ...row }) => ({
    ...row,
    ...(withEmail && { email }),
    joinedAt: joinedAt.toISOString(),
    lastActive: joinedAt.toISOString(),
  }))
}
