import { createApp, createRateLimits } from '@meridian/backend/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { openEventStream } from '../event-stream.ts'
import { apiGetPaths } from '../get-paths.ts'
import { catchUp, memberAt, share } from '../map.ts'
import { type Registered, startTestBackend, type TestedBackend } from '../tested-backend.ts'
import { until } from '../until.ts'

/** As far from the coarse point (44.44, -60.01) as can be. */
const HOME = { latitude: 44.444_73, longitude: -60.005_27, city: '44.4447, -60.0053', country: 'Unknown' }
const SECRET = { latitude: -31.123_45, longitude: 77.765_43, city: 'Hideaway', country: 'Nowhereland' }
/** Whatever is nearer to the exact place than this tells more than the coarse point does. */
const NEARER_DEGREES = 0.004_5

let backend: TestedBackend
let open: Registered
let hidden: Registered
let other: Registered
beforeAll(async () => {
  backend = await startTestBackend()
  open = await memberAt(backend)
  hidden = await memberAt(backend)
  other = await memberAt(backend)
  await share(open.browser, HOME)
  await share(hidden.browser, SECRET, false)
  await catchUp(backend)
})
afterAll(() => backend.stop())

const QUERIES = [
  '',
  '?west=-61&east=-60&south=44&north=45&zoom=12',
  `?west=${HOME.longitude - 0.01}&east=${HOME.longitude + 0.01}&south=44.43&north=44.46&zoom=12`,
  '?search=person',
  '?country=Unknown&tier=pro',
]

/** The addresses of every GET there is, each about the one who shares and about the one who does not. */
function addresses(): string[] {
  const limits = createRateLimits(backend.system.config)
  const paths = apiGetPaths(createApp(backend.system, limits))
  void limits.close()
  expect(paths).toEqual(expect.arrayContaining(['/api/map', '/api/members/locations', '/api/session']))
  return paths
    .filter((path) => path !== '/api/map/live')
    .flatMap((path) => [open.id, hidden.id].map((id) => path.replace(/:\w+/g, id)))
    .flatMap((path) => QUERIES.map((query) => path + query))
}

function numbersIn(text: string): number[] {
  return (text.match(/-?\d+\.\d+/g) ?? []).map(Number)
}

function expectNothingNearer(text: string, where: string): void {
  for (const { latitude, longitude } of [HOME, SECRET])
    for (const exact of [latitude, longitude]) {
      const near = numbersIn(text).filter(
        (number) => Math.abs(Math.abs(number) - Math.abs(exact)) < NEARER_DEGREES,
      )
      expect(near, where).toEqual([])
    }
  for (const word of [SECRET.city, SECRET.country, '-31.1', '77.7', '44.4447', '60.0053'])
    expect(text, where).not.toContain(word)
}

async function textsSeenBy(browser: HttpClient): Promise<string[]> {
  const texts: string[] = []
  for (const address of new Set(addresses())) {
    const { text } = await browser.get(address)
    expectNothingNearer(text, address)
    texts.push(text)
  }
  return texts
}

it('tells no other member anything nearer than the coarse point', async () => {
  const texts = await textsSeenBy(other.browser)
  // The search would find something: the coarse point is there, and the own answer is exact.
  expect(texts.join(' ')).toContain('44.44')
  const own = (await open.browser.get('/api/user/location')).text
  expect(() => expectNothingNearer(own, 'own')).toThrow('own')
})

it('tells the admin no more', async () => {
  expect((await textsSeenBy(await backend.admin())).length).toBeGreaterThan(50)
})

it('tells nothing by the live map', async () => {
  const stream = await openEventStream(`${backend.url}/api/map/live`, other.browser.cookie())
  await share(open.browser, { ...HOME, city: 'Elsewhere' })
  await catchUp(backend)
  await until(() => stream.events.some(({ name }) => name === 'map'), { within: 5_000, what: 'a move' })
  expectNothingNearer(JSON.stringify(stream.events.map(({ data }) => data)), 'live')
  stream.close()
})

it('keeps nothing nearer in the journal and the read models', async () => {
  const rows = await backend.system.sql.rows<{ text: string }>({
    text: `select e::text as text from domain_events e where type like 'network.%'
           union all select m::text from read.map_members m union all select c::text from read.map_cells c`,
  })
  expect(rows.length).toBeGreaterThan(3)
  for (const { text } of rows) expectNothingNearer(text, text)
})
