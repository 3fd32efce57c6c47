import { project, type TestBackend } from '@meridian/backend/testing'
import { projections } from '@meridian/backend/worker-api'
import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getMap } from '@meridian/contracts/http/network/map'
import type { Tier } from '@meridian/contracts/values/tiers'
import type { HttpClient } from '../simulation/http-client.ts'
import { giveAccess } from './standing.ts'
import { arriveAt, type Registered } from './tested-backend.ts'
import { until } from './until.ts'

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
export async function catchUp(
  { system: { sql } }: Pick<TestBackend, 'system'>,
  batch?: number,
): Promise<void> {
  const map = projections.filter(({ name }) => name === 'map')
  await until(
    async () => {
      for (const projection of map) while ((await project(sql, projection, batch)) > 0);
      const [row] = await sql.rows<{ done: boolean }>({
        text: `select not exists (select from domain_events e, projection_checkpoints c
                 where c.projection = 'map' and (e.tx, e.position) > (c.tx, c.position)
                   and e.type = any($1)) as done`,
        values: [map.flatMap(({ handles }) => [...handles])],
      })
      return row?.done
    },
    { within: 30_000, what: 'the map to catch up' },
  )
}

export async function mapSeenBy(browser: HttpClient, query = ''): Promise<MapView> {
  const answer = await browser.get(`/api/map${query}`)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.json<MapView>()
}
