import { LANDING_DATA_ID, SITE_DATA_ID } from '@meridian/contracts/values/page-data'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App, Shell } from './app/app.tsx'
import { notFound, routes } from './app/routes.tsx'
import { setPageData } from './lib/page-data.ts'

/** In one piece: parts that are streamed later would need scripts in the page, which its security policy refuses. */
const IN_ONE_PIECE = { progressiveChunkSize: Number.POSITIVE_INFINITY }

/** The start page as HTML, from the same JSON that its scripts will find in it. */
export async function drawStartPage(data: { site: string; landing: string }): Promise<string> {
  setPageData(SITE_DATA_ID, data.site)
  setPageData(LANDING_DATA_ID, data.landing)
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath="/">
        <App />
      </Router>
    </StrictMode>,
    IN_ONE_PIECE,
  )
  return new Response(prelude).text()
}

const SCREENS = routes.map((route) => ({
  known: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  route,
}))

interface ScreenParts {
  /** Whether the path has a screen of its own. */
  found: boolean
  /** The files that its page begins with, as the build lists them. */
  sources: string[]
}

/** What the page of a path is made of. */
export function partsOf(path: string): ScreenParts {
  const own = SCREENS.find(({ known }) => known.test(path))?.route
  const { screen, frame } = own ?? notFound
  const parts = frame === 'bare' ? [screen] : [Shell, screen]
  return { found: own !== undefined, sources: parts.flatMap(({ source }) => source ?? []) }
}
