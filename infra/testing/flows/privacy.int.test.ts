import { createApp, createRateLimits, project } from '@meridian/backend/testing'
import { projections } from '@meridian/backend/worker-api'
import type { Point } from '@meridian/contracts/values/coordinates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { apiCalls } from '../api-calls.ts'
import { openEventStream } from '../event-stream.ts'
import { catchUp, memberAt, share } from '../map.ts'
import { createMembers } from '../members.ts'
import { type Registered, startTestBackend, type TestedBackend } from '../tested-backend.ts'
import { until } from '../until.ts'
import { formOf, meetupOf } from './meetups/meetup-calls.ts'

/** About half-way between two lines of the grid; the coarse point is (44.44, -60). */
const HOME = { latitude: 44.444_73, longitude: -60.009_73, city: '44.4447, -60.0097', country: 'Unknown' }
const SECRET = { latitude: -31.123_45, longitude: 77.765_43, city: 'Hideaway', country: 'Nowhereland' }
const VENUE = { latitude: 12.345_29, longitude: 98.765_29 }
/** Whatever is nearer to the exact place than this tells more than the coarse point does. */
const NEARER_DEGREES = 0.004_5

let backend: TestedBackend
let open: Registered
let hidden: Registered
let other: Registered
let meetupId: string
beforeAll(async () => {
  backend = await startTestBackend()
  open = await memberAt(backend)
  hidden = await memberAt(backend)
  other = await memberAt(backend)
  await share(open.browser, HOME)
  await share(hidden.browser, SECRET, false)
  await catchUp(backend)
  meetupId = await planAtVenue(open)
})
afterAll(() => backend.stop())

/** A public meetup, which the lists know. */
async function planAtVenue({ browser }: Registered): Promise<string> {
  const [answer] = await Promise.all([browser.post('/api/meetups', formOf(VENUE)), untilListed(browser)])
  return meetupOf(answer).id
}

const untilListed = (browser: HttpClient) =>
  until(
    async () => {
      const meetups = projections.find(({ name }) => name === 'meetups')
      if (meetups !== undefined) await project(backend.system.sql, meetups)
      return (await browser.get('/api/meetups')).json<object[]>().length > 0
    },
    { what: 'the meetup to be listed' },
  )

const QUERIES = [
  '',
  '?west=-61&east=-60&south=44&north=45&zoom=12',
  `?west=${HOME.longitude - 0.01}&east=${HOME.longitude + 0.01}&south=44.43&north=44.46&zoom=12`,
  '?search=person',
  '?country=Unknown&tier=pro',
]

/** Every call that there is, about the meetup, and about the one who shares and the one who does not. */
function calls() {
  const limits = createRateLimits(backend.system)
  const all = apiCalls(createApp(backend.system, limits))
  void limits.close()
  expect(all.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/map', '/api/members/locations', '/api/session', '/api/user/location']),
  )
  return all.flatMap(({ method, path }) =>
    [open, hidden].map((about) => {
      const address = path.replace(':meetupId', meetupId).replace(/:\w+/g, about.id)
      return { method, address, about }
    }),
  )
}

function addresses(): string[] {
  const pages = [`/meetups/${meetupId}`, '/member-map', '/members']
  return [
    ...pages,
    ...calls()
      .filter(({ method, address }) => method === 'get' && address !== '/api/map/live')
      .flatMap(({ address }) => QUERIES.map((query) => address + query)),
  ]
}

/** The seconds of a time are no coordinate. */
function numbersIn(text: string): number[] {
  return (text.match(/(?<![:\d])-?\d+\.\d+/g) ?? []).map(Number)
}

function expectNothingNearer(text: string, where: string, places: readonly Point[] = [HOME, SECRET]): void {
  for (const { latitude, longitude } of places)
    for (const exact of [latitude, longitude]) {
      const near = numbersIn(text).filter(
        (number) => Math.abs(Math.abs(number) - Math.abs(exact)) < NEARER_DEGREES,
      )
      expect(near, where).toEqual([])
    }
  for (const word of [SECRET.city, SECRET.country, '-31.1', '77.7', '44.4447', '60.0097'])
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

it('tells a visitor nothing, not even where exactly a public meetup is', async () => {
  const visitor = backend.visitor()
  for (const text of await textsSeenBy(visitor)) expectNothingNearer(text, 'venue', [VENUE])
  expect((await visitor.get(`/api/public/meetups/${meetupId}`)).text).toContain('12.35')
  expect((await visitor.get(`/meetups/${meetupId}`)).text).toContain('og:title')
})

it('tells nothing in calendars', async () => {
  await other.browser.post(`/api/meetups/${meetupId}/join`, {})
  await untilListed(other.browser)
  const { url } = (await other.browser.post('/api/calendar', {})).json<{ url: string }>()
  const feed = (await backend.visitor().get(new URL(url).pathname)).text
  expect(feed).toContain('BEGIN:VCALENDAR')
  expectNothingNearer(feed, 'feed')
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
    text: `select e::text as text from domain_events e where type like 'network.location%'
           union all select m::text from read.map_members m union all select c::text from read.map_cells c`,
  })
  expect(rows.length).toBeGreaterThan(3)
  for (const { text } of rows) expectNothingNearer(text, text)
})

// The last ones: staff may do whatever they like to people.
it.each(['member', 'staff'])('tells a %s no more in the answer to whatever they write', async (role) => {
  const writes = calls().filter(({ method }) => method !== 'get')
  expect(writes.length).toBeGreaterThan(50)
  // Somebody new for each: some calls end the session, or more.
  const writers = await createMembers({ url: backend.url, system: backend.system }, writes.length)
  await backend.system.sql.rows({
    text: 'update accounts set role = $1 where id = any($2)',
    values: [role, writers.map(({ id }) => id)],
  })
  await Promise.all(
    writes.map(async ({ method, address, about }, index) => {
      const browser = writers[index]?.browser ?? other.browser
      const { id, email, username } = about
      const body = { userId: id, accountId: id, email, username, reason: 'Asked', note: 'Asked' }
      const { text } = await (method === 'delete' ? browser.delete(address) : browser[method](address, body))
      expectNothingNearer(text, `${method} ${address}`)
    }),
  )
})
