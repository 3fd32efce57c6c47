import type { TestBackend } from '@meridian/backend/testing'
import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getMap } from '@meridian/contracts/http/network/map'
import type { Tier } from '@meridian/contracts/values/tiers'
import type { HttpClient } from '../simulation/http-client.ts'
import { catchUpWith } from './read-models.ts'
import { giveAccess } from './standing.ts'
import { arriveAt, type Registered } from './tested-backend.ts'

export type MapView = ResponseOf<typeof getMap>

/** A place as the form of a location sends it. */
export const BERLIN = { latitude: 52.523_71, longitude: 13.405_43, city: 'Berlin', country: 'Germany' }

/** Somebody new who may enter. */
export async function memberAt(backend: TestBackend, tier: Tier = 'pro'): Promise<Registered> {
  const member = await arriveAt(backend)
  await giveAccess(backend.system, member.id, tier)
  return member
}

/** Shares a location through the call, publicly unless said. */
export async function share(browser: HttpClient, place: object, isLocationPublic = true): Promise<void> {
  const answer = await browser.post('/api/user/location', { ...place, isLocationPublic })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
}

/** Brings the map up to date with the journal, as the workers do. */
export async function catchUp({ system }: Pick<TestBackend, 'system'>, batch?: number): Promise<void> {
  await catchUpWith(system, ['map'], batch)
}

export async function mapSeenBy(browser: HttpClient, query = ''): Promise<MapView> {
  const answer = await browser.get(`/api/map${query}`)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.json<MapView>()
}
