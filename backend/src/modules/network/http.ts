import type { News } from '#platform/database/news'
import type { SqlPool } from '#platform/database/sql'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { CatchUp } from '#platform/projections/catch-up'
import type { LoadPrincipals } from '#platform/sessions/principal'
import { attendeeRoutes } from './attendees-http.ts'
import { calendarRoutes } from './calendars-http.ts'
import type { Geocoder } from './gateways/places/geocoder.ts'
import { geocodeRoutes } from './geocode-http.ts'
import { mapRoutes } from './map-http.ts'
import { createMeetupCommands } from './meetup-commands.ts'
import { meetupLimits } from './meetup-rate-limits.ts'
import { meetupRoutes } from './meetups-http.ts'
import { placeRoutes } from './places-http.ts'
import { publicMeetupRoutes } from './public-meetups-http.ts'

interface NetworkRouteParts extends HttpParts {
  sql: SqlPool
  news: News
  loadPrincipals: LoadPrincipals
  geocoder: Geocoder
  /** Where the site is, from outside. */
  publicUrl: string
  siteName: string
  supportEmail: string
  /** Waits for the read model of the meetups. */
  meetupsSeen: CatchUp
  /** Waits for the map. */
  mapSeen: CatchUp
}

/** Where members are and where they meet. */
export function networkRoutes(route: Route, parts: NetworkRouteParts): void {
  placeRoutes(route, parts)
  geocodeRoutes(route, parts)
  mapRoutes(route, parts)
  const desk = createMeetupCommands(parts.commands, parts.meetupsSeen)
  const meetupParts = { ...parts, desk, rules: meetupLimits(parts.limits) }
  meetupRoutes(route, meetupParts)
  attendeeRoutes(route, meetupParts)
  calendarRoutes(route, meetupParts)
  publicMeetupRoutes(route, meetupParts)
}
