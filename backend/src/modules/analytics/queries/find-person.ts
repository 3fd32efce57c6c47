import type { Sql } from '#platform/database/sql'
import type { DirectoryRow } from './list-users.ts'

/** A person of the directory; undefined when there is none, or they were forgotten. */
export async function findPerson(
  sql: Sql,
  accountId: string,
): Promise<(DirectoryRow & { email: string }) | undefined> {
  const [row] = await sql.rows<DirectoryRow & { email: string }>({
    name: 'analytics-find-person',
    text: `select account_id as id, username, email, role, tier as "membershipTier",
             status as "membershipStatus", joined_at as "joinedAt"
           from read.directory where account_id = $1 and username is not null`,
    values: [accountId],
  })
  return row
}
