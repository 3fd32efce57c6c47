import type { OwnAccount } from '@meridian/contracts/http/accounts/account'
import type { HttpClient } from '@meridian/infra/simulation/http-client'
import { codeOf } from '@meridian/infra/testing/authenticator'
import { setByLink } from '@meridian/infra/testing/password-link'
import { passwordGiven, type Secured, securedAt } from '@meridian/infra/testing/secured-people'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ TRUST_PROXY: '1' })
})
afterAll(() => backend.stop())

const NEW_PASSWORD = 'a new password'

const accountOf = async (browser: HttpClient) => (await browser.get('/api/account')).json<OwnAccount>()

/** Sets a new password by a mailed link. */
const setNew = (person: Secured, browser: HttpClient) =>
  setByLink(backend.system, person, { browser, password: NEW_PASSWORD })

describe('signing in with a second factor', () => {
  it('asks for a code after the password, and not before', async () => {
    const person = await securedAt(backend)
    const { browser, answer, code } = await passwordGiven(backend.url, person)
    expect(answer.status).toBe(401)
    expect(answer.json()).toEqual({
      message: 'Enter the code from your authenticator app.',
      secondFactor: true,
    })
    expect((await browser.get('/api/session')).status).toBe(401)
    const before = browser.cookie()
    const done = await code(codeOf(person.secret, 1))
    expect(done.json(), done.text).toMatchObject({ id: person.id })
    expect((await browser.get('/api/session')).status).toBe(200)
    expect(await backend.statusOfCookie(before)).toBe(401)
  })

  it('says nothing of it to who has not the password', async () => {
    const { email } = await securedAt(backend)
    const wrong = await backend.visitor().post('/api/login', { email, password: 'wrong' })
    expect([wrong.status, wrong.text]).toEqual([401, 'Invalid email or password'])
    const nobody = await backend.visitor().post('/api/login/code', { code: '123456' })
    expect(nobody.status).toBe(401)
  })

  it('takes no code twice, nor an older one', async () => {
    const person = await securedAt(backend)
    const next = codeOf(person.secret, 1)
    expect((await (await passwordGiven(backend.url, person)).code(next)).status).toBe(200)
    const again = await passwordGiven(backend.url, person)
    for (const code of [next, person.usedCode]) {
      const answer = await again.code(code)
      expect(answer.status).toBe(401)
      expect(answer.json()).toMatchObject({ message: expect.stringContaining('already been used') })
    }
  })

  it('takes one of two who use a code at the same time', async () => {
    const person = await securedAt(backend)
    const [one, other] = [await passwordGiven(backend.url, person), await passwordGiven(backend.url, person)]
    const next = codeOf(person.secret, 1)
    const answers = await Promise.all([one.code(next), other.code(next)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  it('takes each backup code once', async () => {
    const person = await securedAt(backend)
    const [first = '', second = ''] = person.backupCodes
    expect(
      (await (await passwordGiven(backend.url, person)).code(first.toLowerCase().replaceAll('-', ' ')))
        .status,
    ).toBe(200)
    expect((await (await passwordGiven(backend.url, person)).code(first)).status).toBe(401)
    const { browser, code } = await passwordGiven(backend.url, person)
    expect((await code(second)).status).toBe(200)
    expect((await accountOf(browser)).secondFactor.backupCodesLeft).toBe(8)
  })

  it('lets nobody try many codes', async () => {
    const person = await securedAt(backend)
    const { code } = await passwordGiven(backend.url, person)
    const statuses = []
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await code(`00000${guess}`.slice(-6))).status)
    expect(statuses.at(-1)).toBe(429)
    // From another place the owner still gets in.
    expect((await (await passwordGiven(backend.url, person)).code(codeOf(person.secret, 1))).status).toBe(200)
  })

  it.each([
    ['another browser', () => backend.visitor()],
    ['the one that is signed in', (signedIn: HttpClient) => signedIn],
  ])('asks after a new password that a mailed link has set in %s, too', async (_, choose) => {
    const person = await securedAt(backend)
    await backend.system.sql.rows({
      text: 'update accounts set email_verified_at = now() where id = $1',
      values: [person.id],
    })
    const browser = choose(person.browser)
    const answer = await setNew(person, browser)
    expect(answer.status).toBe(401)
    expect(answer.json()).toMatchObject({ secondFactor: true })
    expect((await browser.get('/api/session')).status).toBe(401)
    const code = await browser.post('/api/login/code', { code: codeOf(person.secret, 1) })
    expect(code.status, code.text).toBe(200)
  })

  it('does not lock out who owns the mailbox of an address that nobody had confirmed', async () => {
    const stranger = await securedAt(backend)
    const owner = backend.visitor()
    expect((await setNew(stranger, owner)).json()).toMatchObject({ id: stranger.id })
    expect((await accountOf(owner)).secondFactor).toMatchObject({ enabledAt: null, backupCodesLeft: 0 })
    expect((await stranger.browser.get('/api/session')).status).toBe(401)
    const { email } = stranger
    const again = await backend.visitor().post('/api/login', { email, password: NEW_PASSWORD })
    expect(again.status, again.text).toBe(200)
  })
})
