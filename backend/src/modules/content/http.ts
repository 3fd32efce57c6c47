import { getSite, type Site } from '@meridian/contracts/http/content/get-site'
import { anyone } from '#platform/guards'
import type { Route } from '#platform/route'

/** What the site is called and what its pages need to begin. */
export function contentRoutes(route: Route, { site }: { site: Site }): void {
  route(getSite, { who: anyone }, async () => site)
}
