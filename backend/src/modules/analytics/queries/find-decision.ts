import type { Sql } from '#platform/database/sql'
import { eventsDecidingAccess, isOvertaken, STANDING_DECISIONS } from '../domain/timeline.ts'
import { findLastOf } from './find-last-of.ts'
import type { JournalEntry } from './list-timeline.ts'

/** What decided last whether a person can use what members pay for; undefined where nothing ever did. */
export async function findDecision(
  sql: Sql,
  accountId: string,
  isSuspended: boolean,
): Promise<JournalEntry | undefined> {
  const last = await findLastOf(sql, accountId, eventsDecidingAccess(isSuspended))
  const standing = await findLastOf(sql, accountId, STANDING_DECISIONS)
  return isOvertaken(last, standing) ? standing : last
}
