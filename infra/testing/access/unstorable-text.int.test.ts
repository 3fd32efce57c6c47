import { createApp, createRateLimits } from '@meridian/backend/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { appRoutes } from '../app-routes.ts'
import { createMembers } from '../members.ts'
import { startTestBackend, type TestedBackend } from '../tested-backend.ts'

let backend: TestedBackend
let admin: HttpClient
let member: HttpClient
beforeAll(async () => {
  backend = await startTestBackend()
  admin = await backend.admin()
  const [somebody] = await createMembers(backend, 1, { tier: 'enterprise' })
  if (somebody === undefined) throw new Error('There is no member')
  member = somebody.browser
})
afterAll(() => backend.stop())

/** PostgreSQL takes neither in a text: the character NUL, and half of a pair that stands for one character. */
const UNSTORABLE = ['a\0b', 'a\ud800b']

const meetup = {
  title: 'Supper',
  latitude: 1,
  longitude: 1,
  city: 'Lisbon',
  country: 'Portugal',
  eventDate: new Date(Date.now() + 864_000_000).toISOString(),
}

describe('a text that cannot be stored is refused, and named', () => {
  it.each(UNSTORABLE)('in what visitors send: %j', async (text) => {
    const visitor = backend.visitor()
    const person = { username: text, email: 'somebody@example.org', password: 'a password' }
    const register = await visitor.post('/api/register', person)
    expect([register.status, register.text]).toEqual([400, expect.stringContaining('username: ')])
    expect((await visitor.post('/api/login', { email: `${text}@example.org`, password: 'x' })).status).toBe(
      400,
    )
    expect((await visitor.post('/api/membership-claims', { token: `${text}.b` })).status).toBe(400)
    expect((await visitor.post('/api/create-guest-subscription', { tierId: text })).status).toBe(400)
  })

  it.each(UNSTORABLE)('in what members send: %j', async (text) => {
    const tagged = await member.post('/api/meetups', { ...meetup, tags: ['food', text] })
    expect([tagged.status, tagged.text]).toEqual([400, expect.stringContaining('tags.1: ')])
    for (const part of ['title', 'description', 'address', 'venue'])
      expect((await member.post('/api/meetups', { ...meetup, [part]: text })).status).toBe(400)
    expect((await member.post('/api/account/username', { username: text })).status).toBe(400)
    const place = { latitude: 1, longitude: 1, city: text, country: 'Portugal', isLocationPublic: true }
    expect((await member.post('/api/user/location', place)).status).toBe(400)
  })

  it('in queries', async () => {
    for (const query of ['/api/users?search=%00', '/api/referrals/all?search=%00']) {
      const answer = await admin.get(query)
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('search: ')])
    }
  })
})

/** The second is all that a refund asks for, so that its path is looked at. */
it.each(['{}', '{"reason":"Paid by mistake"}'])(
  'a path that names what cannot be finds nothing, with %s',
  async (body) => {
    const limits = createRateLimits(backend.system)
    const routes = appRoutes(createApp(backend.system, limits)).filter(({ path }) => path.includes('/:'))
    await limits.close()
    expect(routes.length).toBeGreaterThan(20)
    const failed: string[] = []
    for (const { method, path } of routes) {
      const response = await fetch(`${backend.url}${path.replaceAll(/:\w+/g, 'a%00b')}`, {
        method,
        headers: { cookie: admin.cookie(), ...(method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(method !== 'GET' && { body }),
      })
      await response.body?.cancel()
      if (response.status >= 500 || response.status < 400)
        failed.push(`${method} ${path}: ${response.status}`)
    }
    expect(failed).toEqual([])
  },
)
