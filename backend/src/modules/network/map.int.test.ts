import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getMapCounters, listMapMembers } from '@meridian/contracts/http/network/map'
import { BERLIN, catchUp, mapSeenBy, memberAt, share } from '@meridian/infra/testing/map'
import {
  arriveAt,
  type Registered,
  startTestBackend,
  type TestedBackend,
} from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const FIJI = { latitude: -17.7134, longitude: 178.065, city: 'Suva', country: 'Fiji' }
const SAMOA = { latitude: -13.8333, longitude: -171.7667, city: 'Apia', country: 'Samoa' }
const POLE = { latitude: 90, longitude: 180, city: 'North Pole', country: 'Unknown' }
const PARIS = { latitude: 48.8566, longitude: 2.3522, city: 'Évry', country: 'France' }

let backend: TestedBackend
let looker: Registered
let people: { berlin: Registered; fiji: Registered; samoa: Registered; pole: Registered; paris: Registered }
beforeAll(async () => {
  backend = await startTestBackend()
  looker = await memberAt(backend)
  people = {
    berlin: await memberAt(backend, 'basic'),
    fiji: await memberAt(backend, 'pro'),
    samoa: await memberAt(backend, 'enterprise'),
    pole: await memberAt(backend, 'pro'),
    paris: await memberAt(backend, 'pro'),
  }
  const places = { berlin: BERLIN, fiji: FIJI, samoa: SAMOA, pole: POLE, paris: PARIS }
  for (const [name, { browser }] of Object.entries(people))
    await share(browser, new Map(Object.entries(places)).get(name) ?? BERLIN)
  await share(looker.browser, BERLIN, false)
  await catchUp(backend)
})
afterAll(() => backend.stop())

type List = ResponseOf<typeof listMapMembers>

const citiesIn = async (query: string) =>
  (await mapSeenBy(looker.browser, query)).points.map(({ city }) => city).toSorted()

describe('the map', () => {
  it('shows who shares a location, coarsely, and nobody else', async () => {
    const { total, points, clusters } = await mapSeenBy(looker.browser)
    expect([total, clusters]).toEqual([5, []])
    expect(points.map(({ id }) => id).toSorted()).toEqual(
      Object.values(people)
        .map(({ id }) => id)
        .toSorted(),
    )
    const berlin = points.find(({ id }) => id === people.berlin.id)
    expect(berlin).toEqual({
      id: people.berlin.id,
      username: people.berlin.username,
      membershipTier: 'basic',
      city: 'Berlin',
      country: 'Germany',
      latitude: 52.52,
      longitude: 13.42,
      isLocationPublic: true,
    })
  })

  it.each([
    ['?west=0&east=20&south=40&north=60', ['Berlin', 'Évry']],
    ['?west=170&east=-170&south=-30&north=0', ['Apia', 'Suva']],
    ['?west=-180&east=-170', ['Apia']],
    ['?north=90&south=89', ['North Pole']],
    ['?tier=pro', ['North Pole', 'Suva', 'Évry']],
    ['?country=Germany', ['Berlin']],
    ['?country=germany%27%20or%20true', []],
    ['?country=', ['Apia', 'Berlin', 'North Pole', 'Suva', 'Évry']],
    ['?tier=basic&country=Fiji', []],
  ])('filters by %s', async (query, cities) => expect(await citiesIn(query)).toEqual(cities))

  it.each([
    ['?west=abc', 'west: Longitude must be a number from -180 to 180'],
    ['?west=', 'west: Longitude must be a number from -180 to 180'],
    ['?north=90.5', 'north: Latitude must be at most 90'],
    ['?zoom=13', 'zoom: Zoom must be a whole number from 0 to 12'],
    ['?zoom=1.5', 'zoom: Zoom must be a whole number from 0 to 12'],
    ['?tier=gold', 'tier: Tier must be one of basic, pro, enterprise'],
    ['?south=10&north=5', 'south: The southern edge must be at most the northern one'],
    ['?country=%00', 'country: Country contains characters that cannot be shown'],
    ['?country=a&country=b', 'country: Country is required'],
  ])('refuses %s and says why', async (query, text) => {
    for (const path of ['/api/map', '/api/map/members']) {
      const answer = await looker.browser.get(`${path}${query}`)
      expect([answer.status, answer.text]).toEqual([400, text])
    }
  })

  it('lists all of them for the front end of the first day, the last to share first', async () => {
    const list = (await looker.browser.get('/api/members/locations')).json<List['members']>()
    expect(list.map(({ city }) => city)).toEqual(['Évry', 'North Pole', 'Apia', 'Suva', 'Berlin'])
  })

  it('counts, and names the countries; Unknown is none', async () => {
    const counters = (await looker.browser.get('/api/map/counters')).json<ResponseOf<typeof getMapCounters>>()
    expect(counters).toEqual({
      members: 5,
      upcomingMeetups: 0,
      countries: 4,
      countryNames: ['Fiji', 'France', 'Germany', 'Samoa'],
    })
  })
})

describe('the list beside the map', () => {
  const listed = async (query: string) => (await looker.browser.get(`/api/map/members${query}`)).json<List>()
  const cities = async (query: string) => (await listed(query)).members.map(({ city }) => city).toSorted()

  it.each([
    ['?search=ERLI', ['Berlin']],
    ['?search=evry', ['Évry']],
    ['?search=su', ['Suva']],
    ['?search=va', []],
    ['?search=%25', []],
    ['?search=_', []],
    ['?search=%5C', []],
    ['?search=nobody-is-called-so', []],
    ['?search=%20', ['Apia', 'Berlin', 'North Pole', 'Suva', 'Évry']],
    ['?west=170&east=-170&tier=pro&north=0', ['Suva']],
  ])('finds by %s', async (query, found) => expect(await cities(query)).toEqual(found))

  it('finds people by a part of their name, in the order of names', async () => {
    const { members } = await listed('?search=erson')
    const names = members.map(({ username }) => username)
    expect(names).toHaveLength(5)
    expect(names).toEqual(names.toSorted())
    const [first] = members
    expect((await listed(`?search=${first?.username.slice(-6)}`)).members).toEqual([first])
  })

  it('goes on where the page before ended, and ends', async () => {
    const first = await listed('')
    expect(first.nextCursor).toBeNull()
    const before = first.members[1]
    const cursor = Buffer.from(JSON.stringify(['all', before?.username.toLowerCase(), before?.id])).toString(
      'base64url',
    )
    expect((await listed(`?cursor=${cursor}`)).members).toEqual(first.members.slice(2))
  })

  it.each([
    'x',
    'W10',
    Buffer.from('["all","\\u0000","4e9a7a1c-6a6f-4c1c-9d4e-2f8f2a9f3b10"]').toString('base64url'),
  ])('refuses the cursor %s', async (cursor) => {
    const answer = await looker.browser.get(`/api/map/members?cursor=${cursor}`)
    expect([answer.status, answer.text]).toEqual([
      400,
      'cursor: Give the nextCursor of the answer before, or none.',
    ])
  })
})

describe('who may look', () => {
  it.each(['/api/map', '/api/map/members', '/api/map/counters', '/api/map/live', '/api/members/locations'])(
    'at %s: those with access and staff',
    async (path) => {
      expect((await backend.visitor().get(path)).status).toBe(401)
      expect((await (await arriveAt(backend)).browser.get(path)).status).toBe(403)
      if (path === '/api/map/live') return
      expect((await looker.browser.get(path)).status).toBe(200)
      expect((await (await backend.admin()).get(path)).status).toBe(200)
    },
  )
})

it('answers whoever cannot read compressed answers, too', async () => {
  const headers = { cookie: looker.browser.cookie(), 'accept-encoding': 'identity' }
  const plain = await fetch(`${backend.url}/api/map`, { headers })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const packed = await fetch(`${backend.url}/api/map`, { headers: { ...headers, 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(await packed.json()).toEqual(await plain.json())
})

it('names the countries in the order of their letters, whatever their accents', async () => {
  await share(looker.browser, { ...BERLIN, country: 'Égypte' })
  await catchUp(backend)
  const { countryNames } = (await looker.browser.get('/api/map/counters')).json<
    ResponseOf<typeof getMapCounters>
  >()
  expect(countryNames).toEqual(['Égypte', 'Fiji', 'France', 'Germany', 'Samoa'])
})
