import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { memberAt } from '@meridian/infra/testing/map'
import {
  arriveAt,
  type Registered,
  startTestBackend,
  type TestedBackend,
} from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const REVERSE = '/api/geocode/reverse?latitude=52.5237&longitude=13.4054'
const SEARCH = '/api/geocode/search?city=Berlin&country=Germany'
const NO_NAMES = 'Places cannot be looked up right now. Please type your city and country.'
const NO_SEARCH =
  'Cities cannot be looked up right now. Please use your browser’s location, or enter your coordinates on the Global Network screen.'

/** A geocoder that does what each test wants. */
let behave: RequestListener
const asked: string[] = []
let server: Server
let backend: TestedBackend
let member: Registered
beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(req.url ?? '')
    behave(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  backend = await startTestBackend({ GEOCODING_BASE_URL: `http://127.0.0.1:${port}/geo/` })
})
beforeEach(async () => {
  asked.length = 0
  member = await memberAt(backend)
})
afterAll(async () => {
  await backend.stop()
  server.closeAllConnections()
  server.close()
})

const answer = (body: unknown, status = 200): RequestListener => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (_req, res) => void res.writeHead(status, { 'content-type': 'application/json' }).end(text)
}

describe('what a point is called', () => {
  it('is asked for by the coarse point, and only the names come back', async () => {
    behave = answer({
      city: 'Berlin',
      locality: 'Mitte',
      countryName: 'Germany',
      principalSubdivision: null,
      key: 'x',
    })
    expect((await member.browser.get(REVERSE)).json()).toEqual({
      city: 'Berlin',
      locality: 'Mitte',
      principalSubdivision: '',
      countryName: 'Germany',
    })
    expect(asked).toEqual([
      '/geo/data/reverse-geocode-client?latitude=52.52&longitude=13.41&localityLanguage=en',
    ])
  })
})

describe('where a city is', () => {
  it('is asked with everything in its place', async () => {
    behave = answer([{ lat: '52.52', lon: '13.405', more: 1 }])
    const query = new URLSearchParams({ city: 'A&country=B#/../x', country: 'http://127.0.0.1/?' })
    const found = await member.browser.get(`/api/geocode/search?${query}`)
    expect(found.json()).toEqual({ latitude: 52.52, longitude: 13.405 })
    const url = new URL(asked[0] ?? '', 'http://geocoder')
    expect([url.pathname, url.searchParams.get('city'), url.searchParams.get('country')]).toEqual([
      '/geo/search',
      'A&country=B#/../x',
      'http://127.0.0.1/?',
    ])
  })

  it('may be known to nobody', async () => {
    behave = answer([])
    const found = await member.browser.get('/api/geocode/search?city=Atlantis&country=Sea')
    expect([found.status, found.text]).toEqual([
      404,
      'We could not find Atlantis, Sea. Please check the spelling.',
    ])
  })
})

describe('a geocoder that fails', () => {
  it.each<[string, RequestListener]>([
    ['an error', answer({}, 500)],
    ['a call that it does not have', answer('Cannot GET /search', 404)],
    ['too many requests', answer('', 429)],
    ['a page instead of data', answer('<html>')],
    ['half an answer', answer('{"city": "Ber')],
    ['other data', answer({ city: 42 })],
    ['points beyond the earth', answer([{ lat: '91', lon: '0' }])],
    ['an answer without end', answer(JSON.stringify({ city: 'x'.repeat(200_000) }))],
    ['a redirect', (_req, res) => void res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a broken connection', (req) => void req.socket.destroy()],
  ])('by %s is said to be unavailable', async (_name, listener) => {
    behave = listener
    for (const path of [REVERSE, SEARCH].filter(
      (path) => _name !== 'points beyond the earth' || path === SEARCH,
    )) {
      const refused = await member.browser.get(path)
      expect([refused.status, refused.text]).toEqual([503, path === SEARCH ? NO_SEARCH : NO_NAMES])
    }
  })

  it('by a slow drip is given up after five seconds', async () => {
    behave = (_req, res) => {
      res.writeHead(200)
      const drip = setInterval(() => res.write(' '), 100)
      res.on('close', () => clearInterval(drip))
    }
    const begun = performance.now()
    expect((await member.browser.get(REVERSE)).status).toBe(503)
    expect(performance.now() - begun).toBeLessThan(8_000)
  })
})

describe('looking up places', () => {
  it('is for those with access', async () => {
    behave = answer([])
    for (const path of [REVERSE, SEARCH]) {
      expect((await backend.visitor().get(path)).status).toBe(401)
      expect((await (await arriveAt(backend)).browser.get(path)).status).toBe(403)
    }
    expect(asked).toEqual([])
  })

  it.each([
    ['/api/geocode/reverse?latitude=1', 'longitude: Longitude must be a number from -180 to 180'],
    ['/api/geocode/reverse?latitude=100&longitude=0', 'latitude: Latitude must be at most 90'],
    ['/api/geocode/search?city=Berlin&country=%20', 'country: Country is required'],
  ])('wants to know what: %s', async (path, text) => {
    const refused = await member.browser.get(path)
    expect([refused.status, refused.text, asked]).toEqual([400, text, []])
  })

  it('is limited for each person', async () => {
    behave = answer([])
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await member.browser.get(SEARCH)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    expect((await (await memberAt(backend)).browser.get(SEARCH)).status).toBe(404)
  })
})
