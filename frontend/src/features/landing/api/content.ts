import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { LANDING_DATA_ID } from '@meridian/contracts/values/page-data'
import { get } from '../../../lib/http.ts'
import { loadOnce } from '../../../lib/load-once.ts'
import { written } from '../../../lib/written.ts'

/** The texts of the start page, written into it. Whoever opened another page first, asks; no answer leaves the first ones. */
export const useLandingContent = loadOnce<LandingContent>(
  () => get<LandingContent>('/api/landing').catch(firstContent),
  () => written<LandingContent>(LANDING_DATA_ID),
)

async function firstContent(): Promise<LandingContent> {
  const { FIRST_LANDING } = await import('@meridian/contracts/http/content/first-landing')
  return { ...FIRST_LANDING, video: { kind: 'built-in' } }
}
