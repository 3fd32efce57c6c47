import { getSite, type Site } from '@meridian/contracts/http/content/get-site'
import { anyone } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import { type LandingRouteParts, landingRoutes } from './landing-http.ts'
import { podcastEditorRoutes } from './podcast-editor-http.ts'
import { type PodcastRouteParts, podcastRoutes } from './podcast-http.ts'

/** What the site is called, what its pages need to begin, the podcast, and the start page. */
export function contentRoutes(
  route: Route,
  parts: PodcastRouteParts & LandingRouteParts & { site: Site },
): void {
  route(getSite, { who: anyone }, async () => parts.site)
  podcastRoutes(route, parts)
  podcastEditorRoutes(route, parts)
  landingRoutes(route, parts)
}
