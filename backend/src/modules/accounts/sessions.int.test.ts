import type { SignedInSession } from '@meridian/contracts/http/accounts/sessions'
import type { HttpClient } from '@meridian/infra/simulation/http-client'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { until } from '@meridian/infra/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ SESSION_LIFETIME: 'P2D' })
})
afterAll(() => backend.stop())

const sessionsOf = async (browser: HttpClient) =>
  (await browser.get('/api/account/sessions')).json<SignedInSession[]>()

describe('the list of sessions', () => {
  it('shows this one first, each with its device', async () => {
    const person = await arriveAt(backend)
    const phone = backend.visitor()
    const { email, password } = person
    const headers = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36',
    }
    await phone.post('/api/login', { email, password }, headers)
    expect(await sessionsOf(person.browser)).toMatchObject([
      { device: 'Unknown device', current: true, place: null },
      { device: 'Chrome on Android', current: false, place: null },
    ])
    expect((await sessionsOf(phone)).map(({ current }) => current)).toEqual([true, false])
  })

  it('shows nobody else’s, and nothing that signs in', async () => {
    const [person] = [await arriveAt(backend), await arriveAt(backend)]
    const answer = await person.browser.get('/api/account/sessions')
    expect(answer.json()).toHaveLength(1)
    const cookie = decodeURIComponent(person.browser.cookie())
    expect(answer.text).not.toContain(/s:([^.]+)/.exec(cookie)?.[1])
    expect((await backend.visitor().get('/api/account/sessions')).status).toBe(401)
  })

  it('notes now and then that a session is used', async () => {
    const person = await arriveAt(backend)
    const text = "update sessions set last_used_at = now() - interval '2 days' where account_id = $1"
    await backend.system.sql.rows({ text, values: [person.id] })
    const began = Date.now()
    const noted = async () => {
      const [session] = await sessionsOf(person.browser)
      return Date.parse(session?.lastUsedAt ?? '') > began - 60_000
    }
    await until(noted, { within: 5_000, what: 'the use to be noted' })
  })
})

describe('a session', () => {
  it('ends for the server and for the browser as long after sign-in as is configured', async () => {
    const { email, password, id } = await arriveAt(backend)
    const answer = await fetch(`${backend.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const twoDays = Date.now() + 2 * 86_400_000
    const [cookie] = answer.headers.getSetCookie().filter((text) => text.startsWith('meridian='))
    const forgotten = Date.parse(/Expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '')
    expect(Math.abs(forgotten - twoDays)).toBeLessThan(60_000)
    const text = 'select expires_at as "expiresAt" from sessions where account_id = $1'
    const rows = await backend.system.sql.rows<{ expiresAt: Date }>({ text, values: [id] })
    const far = rows.filter(({ expiresAt }) => Math.abs(expiresAt.getTime() - twoDays) > 60_000)
    expect([rows.length, far]).toEqual([2, []])
  })
})

describe('ending', () => {
  it('one session leaves the others', async () => {
    const person = await arriveAt(backend)
    const [lost, kept] = [await person.signInElsewhere(), await person.signInElsewhere()]
    const own = (await sessionsOf(lost)).find(({ current }) => current)
    expect((await person.browser.post(`/api/account/sessions/${own?.id}/end`)).status).toBe(200)
    expect(await backend.statusOfCookie(lost.cookie())).toBe(401)
    expect(await backend.statusOfCookie(kept.cookie())).toBe(200)
    expect((await person.browser.post(`/api/account/sessions/${own?.id}/end`)).status).toBe(404)
  })

  it('all others keeps this one', async () => {
    const person = await arriveAt(backend)
    const others = [await person.signInElsewhere(), await person.signInElsewhere()]
    expect((await person.browser.post('/api/account/sessions/end-others')).status).toBe(200)
    for (const other of others) expect(await backend.statusOfCookie(other.cookie())).toBe(401)
    expect(await sessionsOf(person.browser)).toHaveLength(1)
  })

  it('somebody else’s session is not possible', async () => {
    const [person, other] = [await arriveAt(backend), await arriveAt(backend)]
    const [target] = await sessionsOf(other.browser)
    expect((await person.browser.post(`/api/account/sessions/${target?.id}/end`)).status).toBe(404)
    expect((await person.browser.post('/api/account/sessions/no-id/end')).status).toBe(404)
    expect(await backend.statusOfCookie(other.browser.cookie())).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (browser: HttpClient, currentPassword: string, password = 'another one') =>
    browser.post('/api/account/password', { currentPassword, password })

  it('takes no password that is there already', async () => {
    const person = await arriveAt(backend)
    const answer = await change(person.browser, person.password, person.password)
    expect([answer.status, answer.text]).toEqual([
      400,
      'password: This is already your password. Choose another one.',
    ])
  })

  it('takes none that everybody chooses, and leaves the old one', async () => {
    const person = await arriveAt(backend)
    const answer = await change(person.browser, person.password, 'Password123')
    expect([answer.status, answer.text]).toEqual([
      400,
      'password: This is one of the most common passwords, which are guessed first. Please choose another one.',
    ])
    expect((await person.login()).status).toBe(200)
  })

  it('keeps this session under a new id, and ends all others', async () => {
    const person = await arriveAt(backend)
    const stolen = person.browser.cookie()
    const elsewhere = await person.signInElsewhere()
    const answer = await change(person.browser, person.password)
    expect(answer.json(), answer.text).toMatchObject({ id: person.id })
    for (const cookie of [stolen, elsewhere.cookie()]) expect(await backend.statusOfCookie(cookie)).toBe(401)
    expect(await backend.statusOfCookie(person.browser.cookie())).toBe(200)
    expect((await person.login()).status).toBe(401)
    expect(await backend.journal('accounts.password-set', person.id)).toHaveLength(1)
  })

  it('needs the present one, and does not let it be guessed', async () => {
    const person = await arriveAt(backend)
    const elsewhere = await person.signInElsewhere()
    const wrong = await change(person.browser, 'a guess')
    expect([wrong.status, wrong.text]).toEqual([400, 'currentPassword: The current password is not right.'])
    expect((await change(person.browser, person.password, 'short')).status).toBe(400)
    expect(await backend.statusOfCookie(elsewhere.cookie())).toBe(200)
    const statuses = []
    for (let guess = 0; guess < 10; guess += 1)
      statuses.push((await change(person.browser, `${guess}`)).status)
    expect(statuses).toContain(429)
    expect((await person.login()).status).toBe(200)
  })
})
