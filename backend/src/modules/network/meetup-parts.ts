import type { Endpoint } from '@meridian/contracts/http/endpoint'
import type { MeetupForm } from '@meridian/contracts/http/network/meetup'
import type { HttpParts } from '#platform/http/http-parts'
import { pathId } from '#platform/http/path-id'
import type { Call } from '#platform/http/route'
import type { LoadPrincipals, Principal } from '#platform/sessions/principal'
import { instantOf } from './domain/meetups/local-time.ts'
import type { MeetupDetails } from './domain/meetups/meetup.ts'
import { timeZoneAt } from './gateways/meetups/time-zone.ts'
import type { MeetupCommands } from './meetup-commands.ts'
import type { meetupLimits } from './meetup-rate-limits.ts'

/** What the routes of meetups are made with. */
export interface MeetupRouteParts extends HttpParts {
  desk: MeetupCommands
  rules: ReturnType<typeof meetupLimits>
  loadPrincipals: LoadPrincipals
  /** Where the site is, from outside. */
  publicUrl: string
  siteName: string
  /** Who stands behind calendar files. */
  supportEmail: string
}

/** A call of somebody who is signed in. */
export type MembersCall = Call<Endpoint, Principal>

const HAS_OFFSET = /(Z|[+-]\d\d:?\d\d)$/

/** What a form says, with the zone of the venue and the instant it begins at. */
export function detailsOf(form: MeetupForm): MeetupDetails {
  const timeZone = form.timeZone ?? timeZoneAt(form)
  const { eventDate: told } = form
  const eventDate = HAS_OFFSET.test(told) ? new Date(told) : instantOf(told, timeZone)
  return { ...form, timeZone, eventDate }
}

/** The meetup that a path names. Throws `not-found` for what cannot be one. */
export function meetupIdOf(req: Call['req']): string {
  return pathId(req, 'meetupId', 'There is no such meetup.')
}
