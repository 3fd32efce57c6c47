import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getOwnLocation } from '@meridian/contracts/http/network/location'
import type { Point } from '@meridian/contracts/values/coordinates'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post, remove } from '../../../lib/http.ts'
import { receiveResource, refreshResources, useLiveResource } from '../../../lib/resource.ts'

export type OwnLocation = ResponseOf<typeof getOwnLocation>

/** What is sent to share a location. */
export interface SharedLocation extends Point {
  city: string
  country: string
  isLocationPublic: boolean
}

const OWN_PATH = '/api/user/location'

export const useOwnLocation = (): Loaded<OwnLocation> => useLiveResource(OWN_PATH)

/** Saves where the caller is, and brings the map in step. */
export async function saveLocation(location: SharedLocation): Promise<void> {
  become(await post(OWN_PATH, location))
}

/** Forgets where the caller is. */
export async function forgetLocation(): Promise<void> {
  become(await remove(OWN_PATH))
}

function become(own: OwnLocation): void {
  receiveResource(OWN_PATH, own)
  refreshResources('/api/map')
}
