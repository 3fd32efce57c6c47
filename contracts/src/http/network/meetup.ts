import { z } from 'zod'
import {
  ATTENDANCES,
  MEETUP_CANCELLATION_MAX_LENGTH,
  MEETUP_DESCRIPTION_MAX_LENGTH,
  MEETUP_MAX_ATTENDEES,
  MEETUP_MAX_ATTENDEES_REFUSAL,
  MEETUP_MESSAGE_MAX_LENGTH,
  MEETUP_MESSAGE_SUBJECT_MAX_LENGTH,
  MEETUP_STATUSES,
  MEETUP_TAG_MAX_LENGTH,
  MEETUP_TAGS_MAX,
  MEETUP_TITLE_MAX_LENGTH,
} from '../../values/meetups.ts'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'
import { latitude, line, longitude, placeName, text } from './fields.ts'

/** A meetup as the caller may see it. */
export const meetup = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  venue: z.string(),
  eventDate: z.iso.datetime(),
  /** IANA name of the venue's time zone. */
  timeZone: z.string(),
  maxAttendees: z.int().nullable(),
  isPublic: z.boolean(),
  requiredTier: z.enum(TIERS),
  tags: z.array(z.string()),
  status: z.enum(MEETUP_STATUSES),
  /** Why it was called off, for its organiser and whoever took part; empty when nobody said. */
  cancelReason: z.string(),
  /** Places that are taken. */
  attendeeCount: z.int(),
  waitlistCount: z.int(),
  /** Absent while the caller does not take part, or waits. */
  userStatus: z.enum(['confirmed', 'interested']).optional(),
  /** The caller's place on the waitlist, from 1. */
  waitlistPosition: z.int().nullable(),
  organizer: z.object({ id: z.uuid(), username: z.string() }).nullable(),
  isOrganizer: z.boolean(),
  /** Whether the caller's tier is enough. */
  mayJoin: z.boolean(),
  /** Counts the changes; an edit names the version that it was made on. */
  version: z.int(),
})

export type Meetup = z.output<typeof meetup>

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** What the meetup form sends. */
export const meetupForm = z.object({
  title: line('Title', MEETUP_TITLE_MAX_LENGTH).min(1, 'Title is required'),
  description: text('Description', MEETUP_DESCRIPTION_MAX_LENGTH).default(''),
  latitude,
  longitude,
  address: line('Address', 300).default(''),
  city: placeName('City'),
  country: placeName('Country'),
  venue: line('Venue', 200).default(''),
  /** With an offset or in UTC; without either it is local time at the venue. */
  eventDate: z.iso.datetime({
    offset: true,
    local: true,
    error: 'The event date must be a date with a time',
  }),
  /** The venue's time zone; where it is missing, it is found from the point. */
  timeZone: z.string().refine(isTimeZone, 'This time zone is not known').optional(),
  maxAttendees: z
    .int()
    .min(1, MEETUP_MAX_ATTENDEES_REFUSAL)
    .max(MEETUP_MAX_ATTENDEES, MEETUP_MAX_ATTENDEES_REFUSAL)
    .nullable()
    .default(null),
  isPublic: z.boolean().default(true),
  requiredTier: z.enum(TIERS).default('basic'),
  tags: z
    .array(line('A tag', MEETUP_TAG_MAX_LENGTH).min(1, 'A tag must not be empty'))
    .max(MEETUP_TAGS_MAX, `At most ${MEETUP_TAGS_MAX} tags`)
    .default([]),
})

export type MeetupForm = z.output<typeof meetupForm>

export const listMeetups = endpoint({
  method: 'GET',
  path: '/api/meetups',
  summary: 'Upcoming meetups, the next one first, 500 at most.',
  response: z.array(meetup),
})

export const getMeetup = endpoint({
  method: 'GET',
  path: '/api/meetups/:meetupId',
  summary: 'One meetup, whatever has become of it.',
  response: meetup,
})

export const createMeetup = endpoint({
  method: 'POST',
  path: '/api/meetups',
  summary: 'Plans a meetup; the caller is its organiser.',
  body: meetupForm,
  response: meetup,
  refuses: [429],
})

export const editMeetup = endpoint({
  method: 'PUT',
  path: '/api/meetups/:meetupId',
  summary: 'Changes a meetup; who takes part is told. For its organiser and staff.',
  body: meetupForm.extend({ version: z.int().optional() }),
  response: meetup,
  refuses: [409, 429],
})

export const cancelMeetup = endpoint({
  method: 'POST',
  path: '/api/meetups/:meetupId/cancel',
  summary: 'Calls a meetup off; who takes part is told. For its organiser and staff.',
  body: z.object({ reason: text('The reason', MEETUP_CANCELLATION_MAX_LENGTH).default('') }).optional(),
  response: meetup,
  refuses: [409, 429],
})

export const joinMeetup = endpoint({
  method: 'POST',
  path: '/api/meetups/:meetupId/join',
  summary: 'Takes a place, or one on the waitlist when the meetup is full.',
  body: z.object({ status: z.enum(['interested', 'confirmed']).default('interested') }),
  response: meetup,
  refuses: [409, 429],
})

export const withdrawFromMeetup = endpoint({
  method: 'POST',
  path: '/api/meetups/:meetupId/withdraw',
  summary: 'Gives the caller’s place back; who waits longest moves up.',
  body: z.object({}).optional(),
  response: meetup,
  refuses: [409, 429],
})

export const listAttendees = endpoint({
  method: 'GET',
  path: '/api/meetups/:meetupId/attendees',
  summary: 'Who takes part and who waits, in order. For the organiser and staff.',
  response: z.array(
    z.object({
      accountId: z.uuid(),
      username: z.string(),
      attendance: z.enum(ATTENDANCES),
      since: z.iso.datetime(),
    }),
  ),
})

export const confirmAttendee = endpoint({
  method: 'POST',
  path: '/api/meetups/:meetupId/attendees/:accountId/confirm',
  summary: 'Confirms somebody who holds a place. For the organiser and staff.',
  body: z.object({}).optional(),
  response: z.object({}),
  refuses: [409, 429],
})

export const removeAttendee = endpoint({
  method: 'DELETE',
  path: '/api/meetups/:meetupId/attendees/:accountId',
  summary: 'Takes somebody off the list; who waits longest moves up. For the organiser and staff.',
  response: z.object({}),
  refuses: [409, 429],
})

export const messageAttendees = endpoint({
  method: 'POST',
  path: '/api/meetups/:meetupId/message',
  summary: 'Writes to everybody who holds a place. For the organiser and staff.',
  body: z.object({
    subject: line('The subject', MEETUP_MESSAGE_SUBJECT_MAX_LENGTH).min(1, 'The subject is required'),
    text: text('The message', MEETUP_MESSAGE_MAX_LENGTH).pipe(z.string().min(1, 'The message is required')),
  }),
  response: z.object({ recipients: z.int() }),
  refuses: [409, 429],
})
