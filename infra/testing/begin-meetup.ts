import { inDatabaseOf } from './in-database-of.ts'

const BEGUN = "set event_date = now() - interval '1 minute' where id = $1"

/** Nobody waits for a meetup of a copy to begin: it began a minute ago, for those who ask and in what decides. */
export const beginMeetup = (copy: { dataDir: string }, id: string): Promise<void> =>
  inDatabaseOf(copy, [`update read.meetups ${BEGUN}`, [id]], [`update meetups ${BEGUN}`, [id]])
