import type { OwnAccount } from '@meridian/contracts/http/accounts/account'
import { codeOf } from '@meridian/infra/testing/authenticator'
import { type Secured, securedAt } from '@meridian/infra/testing/secured-people'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

const NEW_PASSWORD = 'a new password'
const WRONG = expect.stringMatching(/^code: This code is wrong or has already been used\./)
const MISSING = 'code: Enter the code from your authenticator app as well.'

const pendingAddress = async ({ browser }: Pick<Secured, 'browser'>) =>
  (await browser.get('/api/account')).json<OwnAccount>().email.pendingAddress

describe('with a second factor, another address', () => {
  it('is only for a code as well, and each code counts once', async () => {
    const person = await securedAt(backend)
    const { browser, password, secret, usedCode } = person
    const email = `new.${person.email}`
    const bare = await browser.post('/api/account/email', { email, password })
    expect([bare.status, bare.text]).toEqual([400, MISSING])
    for (const code of ['000000', usedCode]) {
      const wrong = await browser.post('/api/account/email', { email, password, code })
      expect([wrong.status, wrong.text]).toEqual([400, WRONG])
    }
    expect(await pendingAddress(person)).toBeNull()
    const done = await browser.post('/api/account/email', { email, password, code: codeOf(secret, 1) })
    expect(done.status, done.text).toBe(200)
    expect(await pendingAddress(person)).toBe(email)
  })

  it('is not found out by trying codes', async () => {
    const { browser, password, email } = await securedAt(backend)
    const statuses = []
    for (let tried = 0; tried < 12; tried += 1) {
      const wish = { email: `new.${email}`, password, code: '000000' }
      statuses.push((await browser.post('/api/account/email', wish)).status)
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429])
  })
})

describe('with a second factor, another password', () => {
  const change = ({ browser, password }: Secured, more: object) =>
    browser.post('/api/account/password', { currentPassword: password, password: NEW_PASSWORD, ...more })

  it('is only for a code as well', async () => {
    const person = await securedAt(backend)
    const bare = await change(person, {})
    expect([bare.status, bare.text]).toEqual([400, MISSING])
    expect((await change(person, { code: '000000' })).status).toBe(400)
    expect((await person.login()).text).toContain('authenticator')
    const done = await change(person, { code: codeOf(person.secret, 1) })
    expect(done.status, done.text).toBe(200)
    expect((await person.login()).text).toBe('Invalid email or password')
  })

  it('uses no code up where it is not good enough', async () => {
    const person = await securedAt(backend)
    const [code] = person.backupCodes
    const common = await change(person, { password: 'password123', code })
    expect([common.status, common.text]).toEqual([400, expect.stringContaining('most common')])
    expect((await change(person, { code })).status).toBe(200)
  })
})

it('asks nobody for a code who has no second factor', async () => {
  const { browser, email, password } = await arriveAt(backend)
  const wish = { email: `new.${email}`, password, code: null }
  expect((await browser.post('/api/account/email', wish)).status).toBe(200)
  const change = { currentPassword: password, password: NEW_PASSWORD }
  expect((await browser.post('/api/account/password', change)).status).toBe(200)
})
