import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { LANDING_DATA_ID } from '@meridian/contracts/values/page-data'
import { fetchOnce } from '../../../lib/fetch-once.ts'
import { get } from '../../../lib/http.ts'
import { readPageData } from '../../../lib/page-data.ts'

/**
 * The texts of the start page, which the server writes into that page. When the visit began elsewhere they are fetched;
 * without an answer the first texts stay.
 */
export const useLandingContent = fetchOnce<LandingContent>(
  () => get('/api/landing').catch(firstContent),
  () => readPageData<LandingContent>(LANDING_DATA_ID),
)

function firstContent(): Promise<LandingContent> {
  return import('@meridian/contracts/http/content/first-landing').then((module) => ({
    ...module.FIRST_LANDING,
    video: { kind: 'built-in' },
  }))
}
