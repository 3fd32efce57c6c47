import type { Site } from '@meridian/contracts/http/content/get-site'
import { SITE_NAME_MARK } from '@meridian/contracts/values/landing'
import { SITE_DATA_ID } from '@meridian/contracts/values/page-data'
import { fetchOnce } from './fetch-once.ts'
import { get } from './http.ts'
import { readPageData } from './page-data.ts'

const DEFAULT_NAME = 'Meridian'

/** The site's name, support address and payment settings. */
export const useSite = fetchOnce(
  () => get('/api/site'),
  () => readPageData<Site>(SITE_DATA_ID),
)

/** The name of the site; the default one until the server has answered. */
export function useSiteName(): string {
  return useSite().data?.siteName ?? DEFAULT_NAME
}

/** A text, or texts in any structure, with the name of the site in place of its placeholder. */
export function named<Content>(content: Content, siteName: string): Content {
  const name = JSON.stringify(siteName).slice(1, -1)
  return JSON.parse(JSON.stringify(content).replaceAll(SITE_NAME_MARK, () => name))
}
