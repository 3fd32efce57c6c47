import { LANDING_DATA_ID, SITE_DATA_ID } from '@meridian/contracts/values/page-data'
import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from './app/app.tsx'
import type { AppRoute } from './app/route.ts'
import { partsOf, routeAt } from './app/route-at.ts'
import { RouteSkeleton } from './app/route-skeleton.tsx'
import { notFound } from './app/routes.tsx'
import { setPageData } from './lib/page-data.ts'

/** In one piece: parts that are streamed later would need scripts in the page, which its security policy refuses. */
const IN_ONE_PIECE = { progressiveChunkSize: Number.POSITIVE_INFINITY }

/** The start page as HTML, from the same JSON that its scripts will find in it. */
export function drawStartPage(data: { site: string; landing: string }): Promise<string> {
  setPageData(SITE_DATA_ID, data.site)
  setPageData(LANDING_DATA_ID, data.landing)
  return drawn(
    <StrictMode>
      <Router ssrPath="/">
        <App />
      </Router>
    </StrictMode>,
  )
}

/** What the page of a path begins with. */
interface PageStart {
  /** Whether the path has a screen of its own. */
  found: boolean
  /** The files of its code, as the build lists them. */
  sources: string[]
  /** What stands there until that code runs, as HTML. */
  skeleton: string
}

/** @param site the JSON that the scripts will find in the page */
export async function startOf(path: string, site: string): Promise<PageStart> {
  const own = routeAt(path)
  const route = own ?? notFound
  return {
    found: own !== undefined,
    sources: partsOf(route).flatMap(({ source }) => source ?? []),
    // What cannot be drawn here is drawn by the browser.
    skeleton: await skeletonOf(route, site).catch(() => ''),
  }
}

const skeletons = new Map<string, Promise<string>>()

/** The same for everybody, so it is drawn once. */
function skeletonOf(route: AppRoute, site: string): Promise<string> {
  const key = `${route.path} ${site}`
  const skeleton = skeletons.get(key) ?? drawSkeleton(route, site)
  skeletons.set(key, skeleton)
  return skeleton
}

function drawSkeleton(route: AppRoute, site: string): Promise<string> {
  setPageData(SITE_DATA_ID, site)
  return drawn(
    <Router ssrPath={route.path}>
      <RouteSkeleton route={route} />
    </Router>,
  )
}

async function drawn(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, IN_ONE_PIECE)
  return new Response(prelude).text()
}
