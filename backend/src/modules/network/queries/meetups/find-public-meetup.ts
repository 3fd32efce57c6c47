import type { Sql } from '#platform/database/sql'
import { findMeetup, type ReadMeetup } from './find-meetup.ts'

/** A public meetup; undefined for one that is for members only, just as for one that does not exist. */
export async function findPublicMeetup(sql: Sql, meetupId: string): Promise<ReadMeetup | undefined> {
  const meetup = await findMeetup(sql, { meetupId, accountId: null })
  return meetup?.isPublic ? meetup : undefined
}
