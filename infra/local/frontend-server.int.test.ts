import { createServer } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { frontendPort, frontendServer } from './frontend-server.ts'
import { freePort } from './ports.ts'
import { supervise } from './supervisor.ts'
import { waitForOk } from './wait-for.ts'

const STARTS_WITHIN_MS = 60_000

let url: string
beforeAll(async () => {
  const port = await freePort(11)
  const host = '127.0.0.1'
  const settings = { host, port, sandboxPort: port + 1, dataDir: '', databaseUrl: undefined, dev: true }
  const backend = createServer((req, res) => res.end(`back end: ${req.url}`))
  await new Promise<void>((resolve) => backend.listen(port, host, resolve))
  const vite = supervise(frontendServer(process.env, settings), { say: () => {}, write: () => {} })
  url = `http://${host}:${frontendPort(settings)}`
  await waitForOk(url, STARTS_WITHIN_MS)
  return async () => {
    await vite.stop()
    backend.close()
  }
}, STARTS_WITHIN_MS)

const get = async (path: string) => (await fetch(url + path, { headers: { accept: 'text/html' } })).text()

it('shows the screens themselves', async () => {
  expect(await get('/set-password?token=1')).toContain('/src/')
})

it.each(['/api/session', '/feeds/token', '/media/picture.webp', '/calendars/feed.ics'])(
  'leaves %s to the back end, as on the site itself',
  async (path) => expect(await get(path)).toBe(`back end: ${path}`),
)
