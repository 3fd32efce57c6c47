import type { HttpParts } from '#platform/http-parts'
import type { Route } from '#platform/route'
import { placeRoutes } from './places-http.ts'

/** Where members are and where they meet. */
export function networkRoutes(route: Route, parts: HttpParts): void {
  placeRoutes(route, parts)
}
