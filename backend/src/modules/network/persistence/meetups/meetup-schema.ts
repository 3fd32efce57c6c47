import { MEETUP_STATUSES } from '@meridian/contracts/values/meetups'
import { TIERS } from '@meridian/contracts/values/tiers'
import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Seats } from '../../domain/meetups/seats.ts'

/** A meetup with the counts of who takes part. It is changed by whoever has its turn, see `lock-meetup.ts`. */
export const MeetupSchema = defineEntity({
  name: 'Meetup',
  tableName: 'meetups',
  properties: {
    id: p.uuid().primary(),
    organizerId: p.uuid(),
    title: p.text(),
    description: p.text(),
    latitude: p.float(),
    longitude: p.float(),
    address: p.text(),
    city: p.text(),
    country: p.text(),
    venue: p.text(),
    eventDate: p.datetime(),
    timeZone: p.text(),
    maxAttendees: p.integer().nullable(),
    isPublic: p.boolean(),
    requiredTier: p.enum(TIERS),
    tags: p.json<string[]>(),
    status: p.enum(MEETUP_STATUSES),
    cancelReason: p.text(),
    attendeeCount: p.integer(),
    waitlistCount: p.integer(),
    arrivals: p.integer(),
    sequence: p.integer(),
    plannedAt: p.datetime(),
    /** Since when the date has been fixed: nobody is reminded of what they were told a minute ago. */
    datedAt: p.datetime(),
    changedAt: p.datetime(),
    /** When what its organiser said of it was forgotten, because they left. */
    forgottenAt: p.datetime().nullable(),
  },
})

export type Meetup = InferEntity<typeof MeetupSchema>

/** The counts of a meetup, as the rules need them. */
export function seatsOf({ maxAttendees = null, attendeeCount, waitlistCount, arrivals }: Meetup): Seats {
  return { maxAttendees, attendeeCount, waitlistCount, arrivals }
}
