import { createApp, createRateLimits } from '@meridian/backend/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appRoutes } from '../app-routes.ts'
import { allRows as rows } from './all-rows.ts'
import { wrongIn } from './ask.ts'
import { readDescription } from './description.ts'
import { type AccessParts, type People, peopleFor, startFollowedBackend } from './people.ts'

/** The page that draws every screen; who may open which screen, the front end's own table says. */
const PAGE = 'GET /{*path}'

let parts: AccessParts & { stop(): Promise<void> }
let people: People[]
beforeAll(async () => {
  parts = await startFollowedBackend()
  people = await peopleFor(parts, Object.keys(rows).length)
})
afterAll(() => parts.stop())

it('has a row for every route of the app, and no other', async () => {
  const { system } = parts.backend
  const limits = createRateLimits(system)
  const routes = appRoutes(createApp(system, limits)).map(({ method, path }) => `${method} ${path}`)
  await limits.close()
  const expected = routes.filter((route) => route !== PAGE).toSorted()
  expect(expected.length).toBeGreaterThan(90)
  expect(Object.keys(rows).toSorted(), 'A new route needs a row in infra/testing/access').toEqual(expected)
})

it('answers each call as its row says, and as the API is described', async () => {
  const wrong: string[] = []
  const description = await readDescription(parts.backend.url)
  for (const [place, [call, row]] of Object.entries(rows).entries())
    wrong.push(...(await wrongIn(call, row, personsOf(place), { ...parts, description })))
  expect(wrong).toEqual([])
}, 240_000)

/** The content policy of a page, by directive. */
async function policyOf(path: string): Promise<Record<string, string[]>> {
  const { headers } = await fetch(`${parts.backend.url}${path}`)
  const policy = (headers.get('content-security-policy') ?? '').split(';').map((part) => {
    const [name = '', ...sources] = part.trim().split(' ')
    return [name, sources]
  })
  return Object.fromEntries(policy)
}

it('sends pages that run no foreign script and stand in no frame', async () => {
  const { headers } = await fetch(`${parts.backend.url}/login`)
  expect(await policyOf('/login')).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  })
  // For browsers that do not know `frame-ancestors`.
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-powered-by')).toBeNull()
})

it.each(['/checkout/pro', '/checkout/pro/', '/Checkout/basic?ref=code', '/checkout-annual'])(
  'lets the payment provider into %s, and no other frame',
  async (path) => {
    const provider = new URL(parts.backend.system.config.stripe.apiBaseUrl ?? '').origin
    expect(await policyOf(path)).toMatchObject({
      'script-src': ["'self'", provider],
      'connect-src': ["'self'", provider],
      'frame-src': [provider],
    })
  },
)

it.each(['/', '/portal?tab=subscription', '/settings', '/checkouts', '/meetups/checkout/pro', '/api/docs'])(
  'keeps the payment provider out of %s',
  async (path) => {
    const provider = new URL(parts.backend.system.config.stripe.apiBaseUrl ?? '').origin
    expect(Object.values(await policyOf(path)).flat()).not.toContain(provider)
  },
)

it('keeps answers of the API out of every store', async () => {
  const { headers } = await fetch(`${parts.backend.url}/api/membership-tiers`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

function personsOf(place: number): People {
  const persons = people[place]
  if (persons === undefined) throw new Error('There are people for every row')
  return persons
}
