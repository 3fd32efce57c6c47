import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@meridian/infra/simulation/http-client'
import { memberAt } from '@meridian/infra/testing/map'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { beforeAll, expect, it } from 'vitest'
import { createApp, createRateLimits } from '../testing.ts'

const POINTS = 3

let backend: TestedBackend
/** The same app, in which a minute has fewer searches. */
let url: string
beforeAll(async () => {
  backend = await startTestBackend()
  const limits = createRateLimits(backend.system)
  const fewer: typeof limits = {
    ...limits,
    perKeyHere: (rule) => limits.perKeyHere({ ...rule, points: POINTS }),
  }
  const server = createServer(createApp(backend.system, fewer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await Promise.all([limits.close(), backend.stop()])
  }
})

/** A browser there that one of staff is signed in with, who may search everything. */
async function staffThere() {
  const { id, email, password } = await memberAt(backend)
  await backend.system.sql.rows({ text: `update accounts set role = 'staff' where id = $1`, values: [id] })
  const browser = createClient(url)
  await browser.post('/api/login', { email, password })
  return browser
}

it.each(['/api/users', '/api/map/members', '/api/referrals/all'])(
  'whoever searches %s without an end has to wait; for other lists nobody has to, nor does anybody else',
  async (path) => {
    const [busy, other] = [await staffThere(), await staffThere()]
    const search = `${path}?search=somebody`
    for (let asked = 0; asked < POINTS; asked += 1) expect((await busy.get(search)).status).toBe(200)
    const refused = await busy.get(search)
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('searched very often')])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect([(await busy.get(path)).status, (await other.get(search)).status]).toEqual([200, 200])
  },
)
