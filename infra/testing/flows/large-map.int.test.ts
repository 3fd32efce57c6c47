import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { listMapMembers } from '@meridian/contracts/http/network/map'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillMap } from '../../bench/map-community.ts'
import { mapSeenBy, memberAt } from '../map.ts'
import { type Registered, startTestBackend, type TestedBackend } from '../tested-backend.ts'

const MEMBERS = 9_000
const MAX_CLUSTERS = 400

interface Row {
  id: string
  tier: string
  country: string
  latitude: number
  longitude: number
  sort_name: string
  search_text: string
}

let backend: TestedBackend
let looker: Registered
let everybody: Row[]
beforeAll(async () => {
  backend = await startTestBackend()
  looker = await memberAt(backend)
  await fillMap(backend.system, MEMBERS)
  everybody = await backend.system.sql.rows<Row>({
    text: `select account_id as id, tier, country, latitude, longitude, sort_name, search_text
      from read.map_members where visible order by sort_name, account_id`,
  })
})
afterAll(() => backend.stop())

interface View {
  west: number
  east: number
  south: number
  north: number
  zoom: number
}

const view: fc.Arbitrary<View> = fc
  .record({
    zoom: fc.integer({ min: 0, max: 12 }),
    latitude: fc.constantFrom(52.52, 48.86, -36.85, 21.31, 90, -90),
    longitude: fc.constantFrom(13.4, 2.35, 174.76, -157.86, 180, -180),
  })
  .map(({ zoom, latitude, longitude }) => {
    const half = 180 / 2 ** zoom
    const [west, east] = zoom === 0 ? [-180, 180] : [wrapped(longitude - half), wrapped(longitude + half)]
    const [south, north] = [Math.max(-90, latitude - half / 2), Math.min(90, latitude + half / 2)]
    return { west, east, south, north, zoom }
  })

const wrapped = (longitude: number) =>
  longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude

const isInside = ({ west, east, south, north }: View, { latitude, longitude }: Row) =>
  latitude >= south &&
  latitude <= north &&
  (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)

function queryOf(parameters: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value))
  return `?${query}`
}

describe('a map of more members than can be shown one by one', () => {
  it('shows the world as clusters, with everybody in them', async () => {
    const { total, points, clusters } = await mapSeenBy(looker.browser)
    expect([total, points]).toEqual([MEMBERS, []])
    expect(clusters.length).toBeLessThanOrEqual(MAX_CLUSTERS)
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(MEMBERS)
  })

  it.each([
    { tier: 'enterprise' },
    { country: 'Germany' },
    { tier: 'pro', country: 'United States of America' },
  ])('counts those of %j alone', async (filter) => {
    const fits = everybody.filter((row) =>
      Object.entries(filter).every(([key, value]) => Reflect.get(row, key) === value),
    )
    expect(fits.length).toBeGreaterThan(10)
    expect((await mapSeenBy(looker.browser, queryOf(filter))).total).toBe(fits.length)
  })

  it('shows any part of it: few members exactly, many in clusters that are counted to the cell', async () => {
    const seen = { points: 0, clusters: 0 }
    for (const wanted of fc.sample(view, { numRuns: 120, seed: 26 })) {
      const inside = everybody.filter((row) => isInside(wanted, row))
      const { total, points, clusters } = await mapSeenBy(looker.browser, queryOf(wanted))
      seen[clusters.length > 0 ? 'clusters' : 'points'] += 1
      expect(clusters.length, queryOf(wanted)).toBeLessThanOrEqual(MAX_CLUSTERS)
      expect(total, queryOf(wanted)).toBeGreaterThanOrEqual(inside.length)
      const ids = points.map(({ id }) => id).toSorted()
      const exactly = clusters.length > 0 ? [] : inside.map(({ id }) => id).toSorted()
      expect(ids, queryOf(wanted)).toEqual(exactly)
      const numbers = clusters.flatMap(({ latitude, longitude }) => [latitude, longitude])
      expect(numbers.filter((number) => Number(number.toFixed(2)) !== number)).toEqual([])
    }
    expect(Math.min(seen.points, seen.clusters)).toBeGreaterThan(20)
  })
})

describe('the list of so many', () => {
  async function idsOf(parameters: object): Promise<string[]> {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = queryOf({ ...parameters, ...(cursor !== '' && { cursor }) })
      const answer = await looker.browser.get(`/api/map/members${query}`)
      expect(answer.status, answer.text).toBe(200)
      const page: ResponseOf<typeof listMapMembers> = answer.json()
      ids.push(...page.members.map(({ id }) => id))
      cursor = page.nextCursor
    }
    return ids
  }
  const expected = (...parts: ((row: Row) => boolean)[]) =>
    parts.flatMap((fits) => everybody.filter(fits)).map(({ id }) => id)

  it.each(['a', 'ab', 'b', 'berl', 'new', '00', 'zzz'])(
    'is whole, and in order, for a search for %s',
    async (search) => {
      const begins = (row: Row) => row.sort_name.startsWith(search)
      const part = search.length < 3 ? ` ${search}` : search
      const contains = (row: Row) => !begins(row) && row.search_text.includes(part)
      expect(await idsOf({ search })).toEqual(expected(begins, contains))
    },
  )

  it.each([
    { west: 0, east: 30, south: 40, north: 60, zoom: 4 },
    { west: 170, east: -150, south: -50, north: 30, zoom: 3 },
    { west: 13.3, east: 13.5, south: 52.4, north: 52.6, zoom: 10 },
  ])('is whole, and in order, for a part of the map %o', async (wanted) => {
    const all = expected((row) => isInside(wanted, row))
    expect(all.length).toBeGreaterThan(10)
    expect(await idsOf(wanted)).toEqual(all)
  })

  it('is whole for everything at once', async () => {
    const wanted = { west: -10, east: 30, south: 35, north: 60, zoom: 3, tier: 'pro', search: 'a' }
    const fits = (row: Row) => isInside(wanted, row) && row.tier === 'pro'
    const begins = (row: Row) => row.sort_name.startsWith('a')
    const contains = (row: Row) => !begins(row) && row.search_text.includes(' a')
    const all = expected(
      (row) => fits(row) && begins(row),
      (row) => fits(row) && contains(row),
    )
    expect(all.length).toBeGreaterThan(20)
    expect(await idsOf(wanted)).toEqual(all)
  })
})
