import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { memberLocation } from '@meridian/contracts/http/network/location'
import type { getMap, getMapCounters } from '@meridian/contracts/http/network/map'
import type { z } from 'zod'
import type { Query } from '../../../lib/api-types.ts'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { useLiveResource, usePassingResource } from '../../../lib/resource.ts'
import type { Viewport } from '../viewport.ts'

export type MemberLocation = z.output<typeof memberLocation>
export type MapAnswer = ResponseOf<typeof getMap>
export type Counters = ResponseOf<typeof getMapCounters>

export const COUNTERS_PATH = '/api/map/counters'

/** Which members are asked for. */
export interface Whom {
  readonly tier: string
  readonly country: string
}

/** The three counters and the countries that there are. */
export const useCounters = (): Loaded<Counters> => useLiveResource(COUNTERS_PATH)

/**
 * The members to draw. While the server returns the whole world point by point, nothing more is needed; a crowded one
 * comes as clusters, and the part that is looked at is requested by itself.
 */
export function useMapMembers(whom: Whom, viewport: Viewport | null): Loaded<MapAnswer> {
  const world = usePassingResource(`/api/map${queryOf({ ...whom })}`)
  const crowded = world.data !== undefined && world.data.clusters.length > 0
  const near = usePassingResource(
    crowded && viewport !== null ? `/api/map${queryOf({ ...whom, ...viewport })}` : null,
  )
  const nearer = crowded && viewport !== null
  return nearer ? { ...near, data: near.data ?? world.data } : world
}

/** A page of the members with a public location, as a list. */
export const useMemberPage = (whom: Whom, search: string, cursor: string) =>
  usePassingResource(`/api/map/members${queryOf({ ...whom, search, cursor })}`)

/** The query of what is set, with its question mark. */
function queryOf(values: Readonly<Record<string, string | number>>): Query {
  const set = Object.entries(values).filter(([, value]) => value !== '')
  const query = new URLSearchParams(set.map(([name, value]) => [name, String(value)]))
  return query.size === 0 ? '' : `?${query}`
}
