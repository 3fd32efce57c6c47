import { movedFrom } from './domain/meetups/details.ts'
import type { MeetupDetails } from './domain/meetups/meetup.ts'
import type { MeetupRouteParts } from './meetup-parts.ts'
import { findAttendance } from './queries/meetups/find-attendance.ts'

interface AboutMeetup {
  meetupId: string
  /** Who runs it. */
  person: { id: string }
}

/** Counts what mails people, before anything is changed: as with messages, nobody is to be notified without end. */
export function createNoticeLimits({ sql, rules }: Pick<MeetupRouteParts, 'sql' | 'rules'>) {
  return {
    /** An edit that moves the meetup is mailed to all who come. Throws `rate-limited`. */
    async edit({ meetupId, person, details }: AboutMeetup & { details: MeetupDetails }): Promise<void> {
      const meetup = await findAttendance(sql, { meetupId, accountId: person.id })
      if (meetup !== undefined && movedFrom(meetup, details) !== null) await rules.moves(person.id)
    },
    /** Somebody on the list is told that they no longer are. Throws `rate-limited`. */
    async removal({ meetupId, person, accountId }: AboutMeetup & { accountId: string }): Promise<void> {
      const state = (await findAttendance(sql, { meetupId, accountId }))?.state ?? null
      if (state !== null && state !== 'removed') await rules.removals(`${person.id} ${meetupId} ${accountId}`)
    },
  }
}
