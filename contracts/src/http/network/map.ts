import { z } from 'zod'
import { MAX_ZOOM_LEVEL } from '../../values/coordinates.ts'
import { PLACE_MAX_LENGTH } from '../../values/text-lengths.ts'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'
import { latitude, line, longitude } from './fields.ts'
import { memberLocation } from './location.ts'

const ZOOM = `Zoom must be a whole number from 0 to ${MAX_ZOOM_LEVEL}`

/** Which part of the map is asked for, and which members. West may be greater than east: the part then crosses 180°. */
const mapQuery = z.object({
  west: longitude.default(-180),
  south: latitude.default(-90),
  east: longitude.default(180),
  north: latitude.default(90),
  /** How often the whole world was halved to get here. */
  zoom: z.coerce.number(ZOOM).int(ZOOM).min(0, ZOOM).max(MAX_ZOOM_LEVEL, ZOOM).default(0),
  tier: z.enum(TIERS, `Tier must be one of ${TIERS.join(', ')}`).optional(),
  country: line('Country', PLACE_MAX_LENGTH).optional(),
})

export const getMap = endpoint({
  method: 'GET',
  path: '/api/map',
  summary:
    'Members with a public location in a viewport: single points while there are few, clusters with counts when there are many.',
  query: mapQuery,
  response: z.object({
    /** How many members are in the viewport. */
    total: z.int(),
    points: z.array(memberLocation),
    clusters: z.array(z.object({ latitude: z.number(), longitude: z.number(), count: z.int() })),
  }),
})

const mapListQuery = mapQuery.extend({
  /** Part of a name or a city. */
  search: line('Search', PLACE_MAX_LENGTH).optional(),
  /** From the previous answer, unchanged. */
  cursor: z.string().max(600).optional(),
})

export const listMapMembers = endpoint({
  method: 'GET',
  path: '/api/map/members',
  summary: 'The members of a viewport as a list, 50 at a time.',
  query: mapListQuery,
  response: z.object({ members: z.array(memberLocation), nextCursor: z.string().nullable() }),
  refuses: [429],
})

export const getMapCounters = endpoint({
  method: 'GET',
  path: '/api/map/counters',
  summary:
    'Members with a public location, upcoming meetups, and countries with members; with the names of these.',
  response: z.object({
    members: z.int(),
    upcomingMeetups: z.int(),
    countries: z.int(),
    countryNames: z.array(z.string()),
  }),
})

export { MAP_LIVE_PATH } from '../../values/map-live.ts'
