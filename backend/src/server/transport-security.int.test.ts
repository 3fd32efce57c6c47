import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PATHS = [
  '/',
  '/api/session',
  '/api/tiers',
  '/api/webhooks/stripe',
  '/feeds/none.xml',
  '/calendars/none.ics',
  '/media/none.png',
  '/healthz',
]

let backend: TestedBackend
const started = (env: NodeJS.ProcessEnv) => async () => {
  backend = await startTestBackend(env)
}
const stop = () => backend.stop()

const hstsOf = () =>
  Promise.all(
    PATHS.map(async (path) => (await fetch(backend.url + path)).headers.get('strict-transport-security')),
  )

/** The cookies of somebody who registers by a proxy that ends TLS: the session's, and the known browser's. */
async function cookiesOf(username: string): Promise<string[]> {
  const answer = await fetch(`${backend.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ username, email: `${username}@example.org`, password: 'correct horse' }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie().toSorted()
}

describe('a site that people reach over TLS, whatever NODE_ENV says', () => {
  beforeAll(started({ PUBLIC_URL: 'https://members.example.org', TRUST_PROXY: '1' }))
  afterAll(stop)

  it('is asked for over TLS only, by every answer', async () => {
    expect(new Set(await hstsOf())).toEqual(new Set(['max-age=31536000; includeSubDomains']))
  })

  it('binds the session to its host, and every cookie to TLS', async () => {
    expect(await cookiesOf('somebody')).toEqual([
      expect.stringMatching(/^__Host-meridian=.*; Secure/),
      expect.stringMatching(/^__Secure-known-device=.*; Secure/),
    ])
    const document = (await (await fetch(`${backend.url}/api/docs/openapi.json`)).json()) as object
    expect(JSON.stringify(document)).toContain('"__Host-meridian"')
  })
})

describe('a site that people reach without, in production too', () => {
  beforeAll(started({ PUBLIC_URL: 'http://127.0.0.1:4000', NODE_ENV: 'production' }))
  afterAll(stop)

  it('promises nothing, and lets people sign in', async () => {
    expect(new Set(await hstsOf())).toEqual(new Set([null]))
    const cookies = await cookiesOf('somebody')
    expect(cookies).toEqual([expect.stringMatching(/^known-device=/), expect.stringMatching(/^meridian=/)])
    expect(cookies.join()).not.toContain('Secure')
  })
})
