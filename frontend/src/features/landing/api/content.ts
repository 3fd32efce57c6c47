import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { LANDING_DATA_ID } from '@meridian/contracts/values/landing'
import { get } from '../../../lib/http.ts'
import { loadOnce } from '../../../lib/load-once.ts'

/** What the server wrote into the page; nothing where another page was opened first. */
const written = document.getElementById(LANDING_DATA_ID)?.textContent

/** The texts of the start page. A server that does not answer leaves the page with the first ones. */
export const useLandingContent = loadOnce<LandingContent>(
  () => get<LandingContent>('/api/landing').catch(firstContent),
  written ? JSON.parse(written) : undefined,
)

async function firstContent(): Promise<LandingContent> {
  const { FIRST_LANDING } = await import('@meridian/contracts/http/content/first-landing')
  return { ...FIRST_LANDING, video: null }
}
