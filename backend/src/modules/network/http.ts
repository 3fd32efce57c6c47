import type { HttpParts } from '#platform/http-parts'
import type { News } from '#platform/news'
import type { Route } from '#platform/route'
import type { Geocoder } from './gateways/places/geocoder.ts'
import { geocodeRoutes } from './geocode-http.ts'
import { mapRoutes } from './map-http.ts'
import { placeRoutes } from './places-http.ts'

/** Where members are and where they meet. */
export function networkRoutes(route: Route, parts: HttpParts & { news: News; geocoder: Geocoder }): void {
  placeRoutes(route, parts)
  geocodeRoutes(route, parts)
  mapRoutes(route, parts)
}
