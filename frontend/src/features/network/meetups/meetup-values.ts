import { type Meetup, meetupForm } from '@meridian/contracts/http/network/meetup'
import type { Point } from '@meridian/contracts/values/coordinates'
import {
  MEETUP_MAX_ATTENDEES,
  MEETUP_MAX_ATTENDEES_REFUSAL,
  MEETUP_TAG_MAX_LENGTH,
  MEETUP_TAGS_MAX,
} from '@meridian/contracts/values/meetups'
import { TIERS } from '@meridian/contracts/values/tiers'
import { z } from 'zod'
import type { MeetupBody } from '../api/meetups.ts'
import { wallTime } from '../event-time.ts'

const { title, description, address, city, country, venue } = meetupForm.shape

/** A meetup as it is typed. */
export const meetupValues = z.object({
  title,
  description,
  address,
  city,
  country,
  venue,
  /** As a `datetime-local` field holds it: the time on the clocks of the venue. */
  eventDate: z.string().min(1, 'Event date is required'),
  maxAttendees: z.string().trim().refine(isCount, MEETUP_MAX_ATTENDEES_REFUSAL),
  isPublic: z.boolean(),
  requiredTier: z.enum(TIERS),
  tags: z
    .string()
    .refine((text) => tagsOf(text).length <= MEETUP_TAGS_MAX, `At most ${MEETUP_TAGS_MAX} tags`)
    .refine(
      (text) => tagsOf(text).every((tag) => tag.length <= MEETUP_TAG_MAX_LENGTH),
      `A tag must have at most ${MEETUP_TAG_MAX_LENGTH} characters`,
    ),
})

export type MeetupValues = z.output<typeof meetupValues>

function isCount(text: string): boolean {
  const count = Number(text)
  return text === '' || (Number.isInteger(count) && count >= 1 && count <= MEETUP_MAX_ATTENDEES)
}

/** The tags of a text: between commas, trimmed, without empty and repeated ones. */
export function tagsOf(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
}

export const EMPTY_MEETUP: z.input<typeof meetupValues> = {
  title: '',
  description: '',
  address: '',
  city: '',
  country: '',
  venue: '',
  eventDate: '',
  maxAttendees: '',
  isPublic: true,
  requiredTier: 'basic',
  tags: '',
}

/** A meetup that exists as its form shows it. */
export function valuesOf(meetup: Meetup): z.input<typeof meetupValues> {
  return {
    ...meetup,
    eventDate: wallTime(new Date(meetup.eventDate), meetup.timeZone),
    maxAttendees: meetup.maxAttendees === null ? '' : String(meetup.maxAttendees),
    tags: meetup.tags.join(', '),
  }
}

/** What the server takes. */
export function bodyOf(values: MeetupValues, { latitude, longitude }: Point): MeetupBody {
  return {
    ...values,
    latitude,
    longitude,
    maxAttendees: values.maxAttendees === '' ? null : Number(values.maxAttendees),
    tags: tagsOf(values.tags),
  }
}
