import { getSite, type Site } from '@meridian/contracts/http/content/get-site'
import { anyone } from '#platform/guards'
import type { Route } from '#platform/route'
import { podcastEditorRoutes } from './podcast-editor-http.ts'
import { type PodcastRouteParts, podcastRoutes } from './podcast-http.ts'

/** What the site is called, what its pages need to begin, and the podcast. */
export function contentRoutes(route: Route, parts: PodcastRouteParts & { site: Site }): void {
  route(getSite, { who: anyone }, async () => parts.site)
  podcastRoutes(route, parts)
  podcastEditorRoutes(route, parts)
}
