import { getSite, type Site } from '@meridian/contracts/http/content/get-site'
import { Router } from 'express'
import { anyone } from '#platform/guards'
import type { HttpParts } from '#platform/http-parts'
import { createRoutes } from '#platform/route'

/** What the site is called and what its pages need to begin. */
export function contentRoutes({ clock, site }: Pick<HttpParts, 'clock'> & { site: Site }): Router {
  const router = Router()
  const route = createRoutes(router, clock)
  route(getSite, { who: anyone }, async () => site)
  return router
}
