import { LANDING_DATA_ID, SITE_DATA_ID } from '@meridian/contracts/values/page-data'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from './app/app.tsx'
import { routes } from './app/routes.tsx'
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

const PATHS = routes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'))

/** True for a path that has a screen of its own. */
export const hasScreen = (path: string): boolean => PATHS.some((known) => known.test(path))
