import { getPublicMeetup, type PublicMeetup } from '@meridian/contracts/http/network/public-meetup'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { anyone } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import { placeForOthers } from './domain/meetups/place-for-others.ts'
import { type MeetupRouteParts, meetupIdOf } from './meetup-parts.ts'
import { statusAt } from './present-meetup.ts'
import type { ReadMeetup } from './queries/meetups/find-meetup.ts'
import { findPublicMeetup } from './queries/meetups/find-public-meetup.ts'

/** Public meetups, for whoever has the link. */
export function publicMeetupRoutes(route: Route, { sql, rules }: MeetupRouteParts): void {
  route(getPublicMeetup, { who: anyone, limit: rules.visitors }, async ({ req, now }) => {
    const meetup = await findPublicMeetup(sql, meetupIdOf(req))
    if (meetup === undefined)
      throw new DomainError('not-found', 'There is no such meetup, or it is for members only.')
    return presentPublic(meetup, now)
  })
}

/** Field by field, so that nothing new becomes public by accident. */
function presentPublic(meetup: ReadMeetup, now: Date): PublicMeetup {
  const { id, title, description, timeZone, tags, requiredTier, maxAttendees } = meetup
  return {
    ...{ id, title, description, timeZone, tags, requiredTier, maxAttendees },
    ...placeForOthers(meetup),
    eventDate: meetup.eventDate.toISOString(),
    status: statusAt(meetup, now),
    attendeeCount: meetup.attendeeCount,
  }
}
