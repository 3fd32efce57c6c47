import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getHubPage, listHubPages } from '@meridian/contracts/http/integrations/notion'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { useWatchedResource } from '../../../lib/watched-resource.ts'

/** How long to wait until the next look at a hub that is being read for the first time. */
const FIRST_READING_PAUSE_MS = 5_000

/** How long until the next look at a hub that holds nothing, which may stay so for good. */
const EMPTY_PAUSE_MS = 30_000

export type HubPage = ResponseOf<typeof listHubPages>[number]

/** The address of the hub page of the signed-in member's tier; looked for again until it is there. */
export const useHubPage = (): Loaded<ResponseOf<typeof getHubPage>> =>
  useWatchedResource('/api/notion/page-url', (latest) =>
    latest?.pageUrl === null ? FIRST_READING_PAUSE_MS : 0,
  )

/**
 * What the knowledge hub holds, with addresses where the member's tier opens a page; looked for again while it is
 * empty.
 */
export const useHubPages = (): Loaded<HubPage[]> =>
  useWatchedResource('/api/notion/pages', (latest) => (latest?.length === 0 ? EMPTY_PAUSE_MS : 0))
