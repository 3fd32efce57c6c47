import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getHubPage, listHubPages } from '@meridian/contracts/http/integrations/notion'
import type { Loaded } from '../../../lib/load-once.ts'
import { useResource } from '../../../lib/resource.ts'

export type HubPage = ResponseOf<typeof listHubPages>[number]

/** The address of the hub page of the signed-in member's tier. */
export const useHubPage = (): Loaded<ResponseOf<typeof getHubPage>> =>
  useResource<ResponseOf<typeof getHubPage>>('/api/notion/page-url')

/** What the knowledge hub holds, with addresses where the member's tier opens a page. */
export const useHubPages = (): Loaded<HubPage[]> => useResource<HubPage[]>('/api/notion/pages')
