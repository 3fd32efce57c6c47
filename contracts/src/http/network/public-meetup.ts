import { z } from 'zod'
import { MEETUP_STATUSES } from '../../values/meetups.ts'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'

/** A meetup as everybody who has the link may see it: without who comes, and without the exact place. */
export const publicMeetup = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  city: z.string(),
  country: z.string(),
  /** On the coarse grid: within about two kilometres. */
  latitude: z.number(),
  longitude: z.number(),
  eventDate: z.iso.datetime(),
  /** IANA name of the venue's time zone. */
  timeZone: z.string(),
  tags: z.array(z.string()),
  status: z.enum(MEETUP_STATUSES),
  requiredTier: z.enum(TIERS),
  maxAttendees: z.int().nullable(),
  /** Places that are taken. */
  attendeeCount: z.int(),
})

export type PublicMeetup = z.output<typeof publicMeetup>

export const getPublicMeetup = endpoint({
  method: 'GET',
  path: '/api/public/meetups/:meetupId',
  summary: 'A public meetup, without signing in. 404 for one that is for members only.',
  response: publicMeetup,
})
