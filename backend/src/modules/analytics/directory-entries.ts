import type { DirectoryEntry, DirectoryQuery } from '@meridian/contracts/http/analytics/list-users'
import { listLastActive } from '#modules/accounts'
import type { Sql } from '#platform/database/sql'
import { type DirectoryPage, listUsers } from './queries/list-users.ts'

interface EntriesPage extends Omit<DirectoryPage, 'rows'> {
  entries: DirectoryEntry[]
}

/** A page of the directory as it is answered. See `listUsers`. */
export async function listEntries(
  sql: Sql,
  query: DirectoryQuery,
  options: { withEmail: boolean; size: number },
): Promise<EntriesPage> {
  const { rows, ...page } = await listUsers(sql, query, options)
  const lastActive = await listLastActive(
    sql,
    rows.map(({ id }) => id),
  )
  const entries = rows.map(({ joinedAt, ...row }) => ({
    ...row,
    joinedAt: joinedAt.toISOString(),
    lastActive: (lastActive.get(row.id) ?? joinedAt).toISOString(),
  }))
  return { entries, ...page }
}
