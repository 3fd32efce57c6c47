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

/** Everything that its organiser says of a meetup. */
export const meetupDetails = {
  ...meetupPlace,
  title: z.string(),
  description: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  maxAttendees: z.int().nullable(),
  isPublic: z.boolean(),
  requiredTier: z.enum(TIERS),
  tags: z.array(z.string()),
}
