import {
  confirmAttendee as confirmCall,
  listAttendees as listCall,
  messageAttendees as messageCall,
  removeAttendee as removeCall,
} from '@meridian/contracts/http/network/meetup'
import { listUsernames } from '#modules/accounts'
import { withAccess } from '#platform/http/guards'
import { pathId } from '#platform/http/path-id'
import type { Route } from '#platform/http/route'
import { confirmAttendee } from './commands/meetups/confirm-attendee.ts'
import { messageAttendees } from './commands/meetups/message-attendees.ts'
import { removeAttendee } from './commands/meetups/remove-attendee.ts'
import { participantOf } from './domain/meetups/participant.ts'
import { assertIsRunBy } from './domain/meetups/rules.ts'
import { createNoticeLimits } from './meetup-notices.ts'
import { type MeetupRouteParts, type MembersCall, meetupIdOf } from './meetup-parts.ts'
import { getMeetup } from './queries/meetups/find-meetup.ts'
import { listAttendees } from './queries/meetups/list-attendees.ts'

/** What the organiser of a meetup, and staff, see and do of those who come. */
export function attendeeRoutes(route: Route, parts: MeetupRouteParts): void {
  const { sql, desk, rules, loadPrincipals } = parts
  const noticeLimits = createNoticeLimits(parts)
  const who = withAccess

  route(listCall, { who }, async (call) => {
    const { person, meetupId } = participationOf(call)
    const meetup = await getMeetup(sql, { meetupId, accountId: person.id })
    assertIsRunBy(meetup, person)
    const attendees = await listAttendees(sql, meetupId)
    const names = await listUsernames(
      sql,
      attendees.map(({ accountId }) => accountId),
    )
    return attendees.map(({ accountId, attendance, since }) => {
      const username = names.get(accountId) ?? 'Somebody who has left'
      return { accountId, username, attendance, since: since.toISOString() }
    })
  })

  route(confirmCall, { who }, async (call) => {
    await desk.run(confirmAttendee, await aboutAttendee(call), call.actor)
    return {}
  })

  route(removeCall, { who }, async (call) => {
    const about = await aboutAttendee(call)
    await noticeLimits.removal(about)
    await desk.run(removeAttendee, { ...about, loadPrincipals }, call.actor)
    return {}
  })

  route(messageCall, { who }, async (call) => {
    const about = participationOf(call)
    await rules.messages(about.person.id)
    const recipients = await desk.run(messageAttendees, { ...about, ...call.body }, call.actor)
    return { recipients }
  })

  async function aboutAttendee(call: AboutCall) {
    const about = participationOf(call)
    await rules.meetups(about.person.id)
    return { ...about, accountId: pathId(call.req, 'accountId', 'There is no such person.') }
  }
}

type AboutCall = Pick<MembersCall, 'principal' | 'req'>

function participationOf({ principal, req }: AboutCall) {
  return { person: participantOf(principal), meetupId: meetupIdOf(req) }
}
