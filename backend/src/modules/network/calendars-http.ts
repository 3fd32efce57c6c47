import { getCalendarFeed, getMeetupCalendar } from '@meridian/contracts/http/network/calendar'
import { mayEnter } from '@meridian/contracts/values/access'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { anyone, withAccess } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import { issueCalendar } from './commands/meetups/issue-calendar.ts'
import { participantOf } from './domain/meetups/participant.ts'
import { mayKnowWhere } from './domain/meetups/rules.ts'
import { calendarOf } from './meetup-calendar.ts'
import { type MeetupRouteParts, meetupIdOf } from './meetup-parts.ts'
import { findMeetup } from './queries/meetups/find-meetup.ts'
import { findPublicMeetup } from './queries/meetups/find-public-meetup.ts'

/** What the tokens of calendar feeds are signed for. */
export const CALENDAR_FEED = 'calendar-feed'

/** One meetup as a calendar file, and the address of one's own feed. */
export function calendarRoutes(route: Route, parts: MeetupRouteParts): void {
  const { sql, commands, tokens, publicUrl, siteName: name, supportEmail: email, rules } = parts

  route(getMeetupCalendar, { who: anyone, limit: rules.visitors }, async ({ principal, req, now }) => {
    const meetupId = meetupIdOf(req)
    const inside = principal !== undefined && !principal.lacksSecondFactor && mayEnter(principal, now)
    const meetup = inside
      ? await findMeetup(sql, { meetupId, accountId: principal.id })
      : await findPublicMeetup(sql, meetupId)
    // A visitor is asked to sign in rather than told what exists.
    if (meetup === undefined) withAccess(principal, now)
    if (meetup === undefined) throw new DomainError('not-found', 'There is no such meetup.')
    // What was called off is removed from the calendar that opens the file.
    const method = meetup.status === 'canceled' ? 'CANCEL' : 'PUBLISH'
    const sentBy = { method, organizer: { name, email } } as const
    const exactly = inside && mayKnowWhere(meetup, participantOf(principal))
    return { name: 'meetup.ics', text: calendarOf([meetup], exactly, { name, publicUrl, sentBy }) }
  })

  route(getCalendarFeed, { who: withAccess }, async ({ principal: { id: accountId }, body, actor }) => {
    await rules.meetups(accountId)
    const feedId = await commands.run(issueCalendar, { accountId, renew: body.renew }, actor)
    return { url: `${publicUrl}/calendars/${tokens.sign(CALENDAR_FEED, feedId)}.ics` }
  })
}
