import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'

/** Where and when a meetup is. */
export const meetupPlace = {
  address: z.string(),
  city: z.string(),
  country: z.string(),
  venue: z.string(),
  eventDate: z.iso.datetime(),
  /** IANA name of the venue's time zone. */
  timeZone: z.string(),
}

/** Everything that the organiser says about a meetup. */
export const meetupDetails = {
  ...meetupPlace,
  address: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  venue: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  maxAttendees: z.int().nullable(),
  isPublic: z.boolean(),
  requiredTier: z.enum(TIERS),
  tags: z.array(z.string()),
}

/**
 * The details that may reveal where somebody lives, or that the organiser wrote: forgotten once the organiser has left.
 */
export const PERSONAL_DETAILS = [
  'description',
  'latitude',
  'longitude',
  'address',
  'city',
  'country',
  'venue',
] as const
