import type { Sql } from '#platform/database/sql'

interface Deletion {
  accountId: string
  deletedAt: Date
}

/**
 * Deleted accounts about which something may still be stored. Not within the first hour, during which channels still
 * report the removal: what came after we had forgotten whom it concerns could never be forgotten. They are looked at
 * again for two days.
 */
export function listDeletions(sql: Sql): Promise<Deletion[]> {
  return sql.rows({
    name: 'accounts-list-deletions',
    text: `select account_id as "accountId", deleted_at as "deletedAt" from account_deletions
      where deleted_at <= now() - interval '1 hour'
        and (forgotten_at is null or deleted_at > now() - interval '2 days') order by deleted_at`,
  })
}
