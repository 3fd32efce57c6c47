import { codeOf } from '@meridian/infra/testing/authenticator'
import { securedAt } from '@meridian/infra/testing/secured-people'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

const PATH = '/api/account/delete'

it('asks for a code where signing in does', async () => {
  const { browser, password, secret, id } = await securedAt(backend)
  const bare = await browser.post(PATH, { password })
  expect([bare.status, bare.text]).toEqual([400, expect.stringContaining('authenticator')])
  expect((await browser.post(PATH, { password, code: '000000' })).status).toBe(400)
  expect(await backend.journal('accounts.account-deleted', id)).toEqual([])
  expect((await browser.post(PATH, { password, code: codeOf(secret, 1) })).status).toBe(200)
  expect(await backend.journal('accounts.account-deleted', id)).toHaveLength(1)
})

it('ends every session, also for who kept a cookie, and frees the name and the address', async () => {
  const { browser, username, email, password, signInElsewhere, login } = await arriveAt(backend)
  const cookies = [browser.cookie(), (await signInElsewhere()).cookie()]
  expect((await browser.post(PATH, { password })).status).toBe(200)
  for (const cookie of cookies) expect(await backend.statusOfCookie(cookie)).toBe(401)
  expect((await login()).status).toBe(401)
  expect((await backend.visitor().post('/api/register', { username, email, password })).status).toBe(200)
})
