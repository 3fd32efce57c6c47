import type { MeetupForm } from '@meridian/contracts/http/network/meetup'
import { z } from 'zod'
import { DomainError } from '#platform/domain-error'
import type { HttpParts } from '#platform/http-parts'
import { instantOf } from './domain/meetups/local-time.ts'
import type { MeetupDetails } from './domain/meetups/meetup.ts'
import { timeZoneAt } from './gateways/meetups/time-zone.ts'
import type { MeetupDesk } from './meetup-desk.ts'
import type { meetupLimits } from './meetup-policy.ts'

/** What the routes of meetups are made with. */
export interface MeetupRouteParts extends HttpParts {
  desk: MeetupDesk
  rules: ReturnType<typeof meetupLimits>
  /** Where the site is, from outside. */
  publicUrl: string
  siteName: string
  /** Who stands behind calendar files. */
  supportEmail: string
}

const HAS_OFFSET = /(Z|[+-]\d\d:?\d\d)$/

/** What a form says, with the zone of the venue and the instant it begins at. */
export function detailsOf(form: MeetupForm): MeetupDetails {
  const timeZone = form.timeZone ?? timeZoneAt(form)
  const { eventDate: told } = form
  const eventDate = HAS_OFFSET.test(told) ? new Date(told) : instantOf(told, timeZone)
  return { ...form, timeZone, eventDate }
}

/** An id out of a path. Throws `not-found` for what cannot be one. */
export function idOf(given: unknown, what: 'meetup' | 'person'): string {
  const { data } = z.uuid().safeParse(given)
  if (data === undefined) throw new DomainError('not-found', `There is no such ${what}.`)
  return data
}
