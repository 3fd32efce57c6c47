import {
  cancelMeetup as cancelCall,
  createMeetup as createCall,
  editMeetup as editCall,
  getMeetup as getCall,
  joinMeetup as joinCall,
  listMeetups as listCall,
  withdrawFromMeetup as withdrawCall,
} from '@meridian/contracts/http/network/meetup'
import { getContact } from '#modules/accounts'
import { withAccess } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import type { Principal } from '#platform/sessions/principal'
import { cancelMeetup } from './commands/meetups/cancel-meetup.ts'
import { editMeetup } from './commands/meetups/edit-meetup.ts'
import { joinMeetup } from './commands/meetups/join-meetup.ts'
import { planMeetup } from './commands/meetups/plan-meetup.ts'
import { withdrawFromMeetup } from './commands/meetups/withdraw-from-meetup.ts'
import type { SeenMeetup } from './domain/meetups/meetup.ts'
import { participantOf } from './domain/meetups/participant.ts'
import { createNoticeLimits } from './meetup-notices.ts'
import { detailsOf, type MeetupRouteParts, type MembersCall, meetupIdOf } from './meetup-parts.ts'
import { presentMeetup } from './present-meetup.ts'
import { getMeetup } from './queries/meetups/find-meetup.ts'
import { listUpcomingMeetups } from './queries/meetups/list-upcoming-meetups.ts'

/** Meetups, and coming to them. What a call changes shows in its own answer, and in the lists from then on. */
export function meetupRoutes(route: Route, parts: MeetupRouteParts): void {
  const { sql, desk, rules, loadPrincipals } = parts
  const noticeLimits = createNoticeLimits(parts)
  const who = withAccess

  route(listCall, { who }, async ({ principal, now }) => {
    const person = participantOf(principal)
    const meetups = await listUpcomingMeetups(sql, person.id, now)
    return meetups.map((meetup) => presentMeetup(meetup, person, now))
  })

  route(getCall, { who }, async ({ principal, now, req }) => {
    const person = participantOf(principal)
    const meetup = await getMeetup(sql, { meetupId: meetupIdOf(req), accountId: person.id })
    return presentMeetup(meetup, person, now)
  })

  route(createCall, { who }, async (call) => {
    const organizer = call.principal
    await rules.planning(organizer.id)
    const details = detailsOf(call.body)
    return present(parts, call, await desk.plan(planMeetup, { organizer, details }, call.actor))
  })

  route(editCall, { who }, async (call) => {
    const { version, ...form } = call.body
    const input = { ...(await aboutMeetup(call)), details: detailsOf(form), version, loadPrincipals }
    await noticeLimits.edit(input)
    return present(parts, call, await desk.run(editMeetup, input, call.actor))
  })

  route(cancelCall, { who }, async (call) => {
    const input = { ...(await aboutMeetup(call)), reason: call.body?.reason ?? '' }
    return present(parts, call, await desk.run(cancelMeetup, input, call.actor))
  })

  route(joinCall, { who }, async (call) => {
    const input = { ...(await aboutMeetup(call)), status: call.body.status }
    return present(parts, call, await desk.run(joinMeetup, input, call.actor))
  })

  route(withdrawCall, { who }, async (call) => {
    const input = { ...(await aboutMeetup(call)), loadPrincipals }
    return present(parts, call, await desk.run(withdrawFromMeetup, input, call.actor))
  })

  async function aboutMeetup({ principal, req }: Pick<MembersCall, 'principal' | 'req'>) {
    const person = participantOf(principal)
    await rules.meetups(person.id)
    return { person, meetupId: meetupIdOf(req) }
  }
}

/** The answer comes from the command itself: read models may be a moment behind. */
async function present(
  { sql }: MeetupRouteParts,
  { principal: caller, now }: Pick<MembersCall, 'principal' | 'now'>,
  meetup: SeenMeetup,
) {
  const organizerName = await organizerNameOf(meetup, caller, sql)
  return presentMeetup({ ...meetup, organizerName }, participantOf(caller), now)
}

async function organizerNameOf(
  { organizerId }: SeenMeetup,
  caller: Principal,
  sql: MeetupRouteParts['sql'],
): Promise<string | null> {
  if (organizerId === caller.id) return caller.username
  return (await getContact(sql, organizerId))?.username ?? null
}
