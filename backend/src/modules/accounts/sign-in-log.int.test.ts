import { createClient } from '@meridian/infra/simulation/http-client'
import { listenToLog } from '@meridian/infra/testing/log-lines'
import { passwordGiven, securedAt } from '@meridian/infra/testing/secured-people'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const { log, lines } = listenToLog()

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ TRUST_PROXY: '1' }, log)
})
afterAll(() => backend.stop())
beforeEach(() => {
  lines.length = 0
})

it('the log tells who signed in and who was kept out, by the account, and never by the address', async () => {
  const { id, email, password, browser } = await arriveAt(backend)
  const stranger = createClient(backend.url)
  await stranger.post('/api/login', { email, password: 'a guess' })
  await stranger.post('/api/login', { email: `no.${email}`, password: 'a guess' })
  await stranger.post('/api/login', { email, password })
  await browser.get('/api/analytics')
  await createClient(backend.url).get('/api/session')
  const login = { call: 'POST /api/login', code: 'not-signed-in', msg: 'refused' }
  expect(lines).toMatchObject([
    { accountId: id, msg: 'signed in' },
    { ...login, accountId: id },
    login,
    { accountId: id, msg: 'signed in' },
    { call: 'GET /api/analytics', code: 'forbidden', accountId: id },
  ])
  expect(lines[2]).not.toHaveProperty('accountId')
  expect(JSON.stringify(lines)).not.toContain(email)
})

it('of a sign-in by two factors it tells which step failed', async () => {
  const person = await securedAt(backend)
  const { code } = await passwordGiven(backend.url, person)
  await code('000000')
  const own = lines.filter(({ accountId }) => accountId === person.id).map(({ msg, reason }) => [msg, reason])
  expect(own).toEqual([
    ['signed in', undefined],
    ['refused', expect.stringContaining('code is wrong')],
  ])
})
