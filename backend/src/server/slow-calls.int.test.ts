import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestBackend } from '@meridian/infra/testing/tested-backend'
import { until } from '@meridian/infra/testing/until'
import { expect, it, onTestFinished } from 'vitest'

/** So many of the longest bodies are all that may arrive or wait at a time. */
const CALLS = 8
const LONG_BODY = JSON.stringify({
  padding: 'x'.repeat(250_000 - JSON.stringify({ padding: '' }).length - 2),
})

/** The address of a payment provider that never answers. */
async function silentProvider(): Promise<string> {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('large bodies of calls that wait for a provider keep nobody else out', async () => {
  const backend = await startTestBackend({ STRIPE_API_BASE_URL: await silentProvider() })
  onTestFinished(() => backend.stop())
  const post = (path: string, body: string, signal?: AbortSignal) =>
    fetch(backend.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: signal ?? null,
    })
  const enough = new AbortController()
  const waiting = Array.from({ length: CALLS }, () =>
    post('/api/create-annual-subscription', LONG_BODY, enough.signal).catch(() => 'gone'),
  )
  const begun = async () => {
    const rows = await backend.system.sql.rows({ text: 'select id from checkouts' })
    return rows.length === CALLS
  }
  await until(begun, { within: 10_000, what: 'all calls to come to the provider' })
  const login = JSON.stringify({ email: 'nobody@example.org', password: 'a wrong one' })
  const answer = await post('/api/login', login)
  expect(answer.status).toBe(401)
  enough.abort()
  expect(await Promise.all(waiting)).toEqual(Array(CALLS).fill('gone'))
})
