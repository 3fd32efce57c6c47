import { CITIES } from '../sandbox/geocoder/cities.ts'
import { fillMap } from './map-community.ts'
import { startProcess } from './process.ts'
import type { Surroundings } from './surroundings.ts'

export const A_MILLION = 1_000_000

const started = new Map<number, Promise<string>>()

/** The address of the calls of the map for a community of this size; it is made when somebody first asks. */
export function mapServer(around: Surroundings, members: number): Promise<string> {
  const server = started.get(members) ?? start(around, members)
  started.set(members, server)
  return server
}

/** The database of the community of this size. */
export function mapDatabase(members: number): string {
  return `map-${members}`
}

async function start(around: Surroundings, members: number): Promise<string> {
  const database = mapDatabase(members)
  const system = await around.system(database)
  around.say(`Putting ${members.toLocaleString('en')} members on the map`)
  await fillMap(system, members)
  const env = await around.environment(database)
  const url = `http://127.0.0.1:${env.PORT}`
  const file = new URL('./references/map-server.ts', import.meta.url)
  await startProcess(around, {
    name: 'map',
    file,
    env: { ...env, LOG_LEVEL: 'error' },
    readyUrl: `${url}/json`,
  })
  return url
}

const MAX_ZOOM_LEVEL = 12

/** What people look at when they zoom into cities: each city at each zoom, the world first. */
export function views(): string[] {
  return CITIES.flatMap(([latitude, longitude], city) => {
    const zoom = city % (MAX_ZOOM_LEVEL + 1)
    const half = 180 / 2 ** zoom
    const view = {
      west: Math.max(-180, longitude - half),
      east: Math.min(180, longitude + half),
      south: Math.max(-90, latitude - half / 2),
      north: Math.min(90, latitude + half / 2),
      zoom,
    }
    return `/api/map?${Object.entries(view)
      .map((pair) => pair.join('='))
      .join('&')}`
  })
}
