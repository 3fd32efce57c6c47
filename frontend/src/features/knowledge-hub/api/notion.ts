import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getHarvest, testNotion } from '@meridian/contracts/http/integrations/notion'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { get, post } from '../../../lib/http.ts'
import { useWatchedResource } from '../../../lib/watched-resource.ts'

const HARVEST = '/api/notion/harvest'

export type HarvestReport = ResponseOf<typeof getHarvest>
export type Harvest = NonNullable<HarvestReport['last']>
export type NotionTest = ResponseOf<typeof testNotion>

/** The last harvest and what is here now. For staff. `pause` says how long until the next look. */
export const useHarvest = (pause: (latest: HarvestReport | undefined) => number): Loaded<HarvestReport> =>
  useWatchedResource(HARVEST, pause)

/** Asks for a harvest; it runs in the background. */
export const startHarvest = () => post(HARVEST, {})

/** Asks the content workspace now. */
export const runNotionTest = (): Promise<NotionTest> => get('/api/test-notion')
