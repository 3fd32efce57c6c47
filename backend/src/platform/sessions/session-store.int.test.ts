import { promisify } from 'node:util'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { parse } from 'cookie'
import { unsign } from 'cookie-signature'
import type { SessionData } from 'express-session'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionLoader } from '../../across-modules/load-principals.ts'
import { SessionStore } from './session-store.ts'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

it('does not bring back a session that was ended while a request of it was under way', async () => {
  const { id: accountId, browser } = await arriveAt(backend)
  const { sql, config } = backend.system
  const store = new SessionStore(sql, sessionLoader(sql, { needsSecondFactor: false }), 60_000, () => {})
  const { meridian = '' } = parse(browser.cookie())
  const id = unsign(meridian.slice('s:'.length), config.sessionSecrets[0] ?? '') || ''
  const read = promisify((done: (error: unknown, data?: SessionData | null) => void) => store.get(id, done))
  const data = await read()
  if (!data) throw new Error('There is no session to begin with')
  await sql.rows({ text: 'delete from sessions where account_id = $1', values: [accountId] })
  await promisify((done: (error?: unknown) => void) => store.set(id, { ...data, browserId: 'other' }, done))()
  expect(await read()).toBeUndefined()
  expect(await backend.statusOfCookie(browser.cookie())).toBe(401)
})
