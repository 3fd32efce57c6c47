import type { OwnAccount } from '@meridian/contracts/http/accounts/account'
import type { HttpClient } from '@meridian/infra/simulation/http-client'
import { codeOf } from '@meridian/infra/testing/authenticator'
import { beginSecondFactor, passwordGiven, securedAt } from '@meridian/infra/testing/secured-people'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ TRUST_PROXY: '1' })
})
afterAll(() => backend.stop())

const FACTOR = '/api/account/second-factor'

const accountOf = async (browser: HttpClient) => (await browser.get('/api/account')).json<OwnAccount>()

describe('setting it up', () => {
  it('needs the password, and a code before it counts', async () => {
    const person = await arriveAt(backend)
    expect((await person.browser.post(`${FACTOR}/begin`, { password: 'wrong' })).status).toBe(400)
    const secret = await beginSecondFactor(person)
    expect((await person.browser.post(`${FACTOR}/confirm`, { code: codeOf(secret, 5) })).status).toBe(400)
    expect((await person.login()).status).toBe(200)
    expect((await accountOf(person.browser)).secondFactor).toMatchObject({ enabledAt: null })
  })

  it('ends the sessions that came in without a code, and is written down', async () => {
    const person = await arriveAt(backend)
    const elsewhere = await person.signInElsewhere()
    const secret = await beginSecondFactor(person)
    await person.browser.post(`${FACTOR}/confirm`, { code: codeOf(secret) })
    expect(await backend.statusOfCookie(elsewhere.cookie())).toBe(401)
    expect((await accountOf(person.browser)).secondFactor).toMatchObject({ backupCodesLeft: 10 })
    expect(await backend.journal('accounts.second-factor-enabled', person.id)).toHaveLength(1)
  })

  it('keeps no secret and no code that could be read in the database', async () => {
    const person = await securedAt(backend)
    const text = `select (select jsonb_agg(f) from second_factors f) as factors,
      (select jsonb_agg(b) from backup_codes b) as codes`
    const stored = JSON.stringify(await backend.system.sql.rows({ text }))
    for (const secret of [
      person.secret,
      ...person.backupCodes,
      ...person.backupCodes.map((c) => c.replaceAll('-', '')),
    ])
      expect(stored).not.toContain(secret)
  })

  it('cannot be done over one that is on', async () => {
    const { browser, password } = await securedAt(backend)
    expect((await browser.post(`${FACTOR}/begin`, { password })).status).toBe(409)
  })
})

describe('changing it', () => {
  it('makes new backup codes for a code, and the old ones no longer work', async () => {
    const person = await securedAt(backend)
    const [old = ''] = person.backupCodes
    expect((await person.browser.post(`${FACTOR}/backup-codes`, { code: '000000' })).status).toBe(400)
    const answer = await person.browser.post(`${FACTOR}/backup-codes`, { code: codeOf(person.secret, 1) })
    const [fresh = ''] = answer.json<{ backupCodes: string[] }>().backupCodes
    expect((await (await passwordGiven(backend.url, person)).code(old)).status).toBe(401)
    expect((await (await passwordGiven(backend.url, person)).code(fresh)).status).toBe(200)
  })

  it('turns it off for password and code together only', async () => {
    const person = await securedAt(backend)
    const off = (body: object) => person.browser.post(`${FACTOR}/disable`, body)
    expect((await off({ password: person.password, code: '000000' })).status).toBe(400)
    expect((await off({ password: 'wrong', code: codeOf(person.secret, 1) })).status).toBe(400)
    expect((await off({ password: person.password, code: codeOf(person.secret, 1) })).status).toBe(200)
    expect((await person.login()).status).toBe(200)
  })
})

describe('the admin', () => {
  it('has to set one up before anything else works, where the system asks for it', async () => {
    const strict = await startTestBackend({ ADMIN_SECOND_FACTOR: '' })
    const browser = await strict.admin()
    const session = await browser.get('/api/session')
    expect(session.json()).toMatchObject({ role: 'admin', secondFactorRequired: true })
    for (const path of ['/api/analytics', '/api/users', '/api/recent-members']) {
      const answer = await browser.get(path)
      expect([path, answer.status, answer.text]).toEqual([
        path,
        403,
        expect.stringContaining('second factor'),
      ])
    }
    expect((await browser.get('/api/integrations')).text).not.toContain('settings')
    const password = strict.system.config.admin.password
    const { secret } = (await browser.post(`${FACTOR}/begin`, { password })).json<{ secret: string }>()
    expect((await browser.post(`${FACTOR}/confirm`, { code: codeOf(secret) })).status).toBe(200)
    expect((await browser.get('/api/analytics')).status).toBe(200)
    expect((await browser.get('/api/session')).json()).not.toHaveProperty('secondFactorRequired')
    await strict.stop()
  })
})
