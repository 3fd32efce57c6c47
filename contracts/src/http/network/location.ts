import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'
import { latitude, longitude, placeName } from './fields.ts'

const place = z.object({
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

const ownLocation = z.object({
  /** Exactly as it was given; null when nothing is shared. */
  location: place.extend({ isLocationPublic: z.boolean() }).nullable(),
  /** What others see of it; null while it is not public. */
  seenByOthers: place.nullable(),
})

export const getOwnLocation = endpoint({
  method: 'GET',
  path: '/api/user/location',
  summary: 'The caller’s own location, exactly, and what others see of it.',
  response: ownLocation,
})

export const shareLocation = endpoint({
  method: 'POST',
  path: '/api/user/location',
  summary: 'Keeps where the caller is; others see it, coarsely, only when it is public.',
  body: z.object({
    latitude,
    longitude,
    city: placeName('City'),
    country: placeName('Country'),
    isLocationPublic: z.boolean().default(false),
  }),
  response: ownLocation,
  refuses: [429],
})

export const stopSharingLocation = endpoint({
  method: 'DELETE',
  path: '/api/user/location',
  summary: 'Forgets where the caller is.',
  response: ownLocation,
})

/** A member who shares a location, as others see them: the point is coarse. */
export const memberLocation = place.extend({
  id: z.uuid(),
  username: z.string(),
  membershipTier: z.enum(['none', ...TIERS]),
  isLocationPublic: z.literal(true),
})

export const listMemberLocations = endpoint({
  method: 'GET',
  path: '/api/members/locations',
  summary:
    'Members with a public location, those who shared last first, 5,000 at most; larger communities ask for the map’s viewport.',
  response: z.array(memberLocation),
})

const pointQuery = z.object({ latitude, longitude })

export const reverseGeocode = endpoint({
  method: 'GET',
  path: '/api/geocode/reverse',
  summary: 'What a point is called. Names that are not known are empty.',
  query: pointQuery,
  refuses: [429],
  response: z.object({
    city: z.string(),
    locality: z.string(),
    principalSubdivision: z.string(),
    countryName: z.string(),
  }),
})

const placeQuery = z.object({ city: placeName('City'), country: placeName('Country') })

export const findPlace = endpoint({
  method: 'GET',
  path: '/api/geocode/search',
  summary: 'Where a city is. 404 when nobody knows it.',
  query: placeQuery,
  refuses: [404, 429],
  response: z.object({ latitude: z.number(), longitude: z.number() }),
})
