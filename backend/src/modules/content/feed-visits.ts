import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import { createClientPseudonyms } from './client-pseudonyms.ts'
import { recordFeedVisit } from './commands/podcast/record-feed-visit.ts'
import { findRecentVisit } from './queries/podcast/find-recent-visit.ts'

/** Notes from where a feed, or a recording by a link of that feed, was requested. */
export type RecordVisit = (
  feed: { feedId: string; accountId: string },
  ip: string | undefined,
  now: Date,
) => Promise<void>

/** A player that jumps about in a recording makes many requests: each costs a look, not a write. */
export function createVisitRecorder(parts: {
  sql: Sql
  commands: CommandRunner
  placeSecret: string
}): RecordVisit {
  const places = createClientPseudonyms(parts.placeSecret)
  return async ({ feedId, accountId }, ip, now) => {
    const place = places.nameOf(ip ?? 'unknown', now)
    if (await findRecentVisit(parts.sql, { feedId, address: place.address }, now)) return
    await parts.commands.run(recordFeedVisit, { feedId, accountId, ...place }, `feed:${feedId}`)
  }
}
