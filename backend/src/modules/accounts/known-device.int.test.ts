import type { Answer, HttpClient } from '@meridian/infra/simulation/http-client'
import { codeOf } from '@meridian/infra/testing/authenticator'
import { setByLink } from '@meridian/infra/testing/password-link'
import { securedAt } from '@meridian/infra/testing/secured-people'
import {
  arriveAt,
  type Registered,
  startTestBackend,
  type TestedBackend,
} from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ TRUST_PROXY: '1' })
})
afterAll(() => backend.stop())

const NEW_PASSWORD = 'a new password'

let places = 0
function fromNewPlace() {
  places += 1
  return { 'x-forwarded-for': `10.9.${places >> 8}.${places & 255}` }
}

const login = (browser: HttpClient, email: string, password: string, headers = fromNewPlace()) =>
  browser.post('/api/login', { email, password }, headers)

/** The mark that a browser has by now. */
const markOf = (browser: HttpClient) => /known-device=[^;]+/.exec(browser.cookie())?.[0]

/** So many browsers that a person has signed in with. */
async function knownBrowsers({ email, password }: Registered, count: number): Promise<HttpClient[]> {
  const browsers = Array.from({ length: count }, () => backend.visitor())
  for (const browser of browsers) expect((await login(browser, email, password)).status).toBe(200)
  return browsers
}

/** Guesses with each of the browsers, always from new places. */
async function guess(browsers: HttpClient[], email: string, times: number): Promise<Answer[]> {
  const answers = []
  for (const browser of browsers)
    for (let tried = 0; tried < times; tried += 1) answers.push(await login(browser, email, `guess ${tried}`))
  return answers
}

function counted(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('the marks of browsers', () => {
  it('are worth nothing any more once the owner has a new password', async () => {
    const person = await arriveAt(backend)
    const collected = await knownBrowsers(person, 10)
    const owner = backend.visitor()
    const set = await setByLink(backend.system, person, { browser: owner, password: NEW_PASSWORD })
    expect(set.status, set.text).toBe(200)
    // Thirty that anybody has, less the ten sign-ins that made the marks.
    expect(counted(await guess(collected, person.email, 20))).toEqual({ 401: 20, 429: 180 })
    // What the strangers have used up is not the owner's.
    expect((await login(owner, person.email, NEW_PASSWORD)).status).toBe(200)
  })

  it('are worth nothing any more elsewhere after a change under Settings, where it was made they are', async () => {
    const person = await arriveAt(backend)
    const elsewhere = await knownBrowsers(person, 2)
    const change = { currentPassword: person.password, password: NEW_PASSWORD }
    expect((await person.browser.post('/api/account/password', change)).status).toBe(200)
    expect(counted(await guess(elsewhere, person.email, 20))).toEqual({ 401: 28, 429: 12 })
    expect((await login(person.browser, person.email, NEW_PASSWORD)).status).toBe(200)
  })

  it('do not multiply the guesses at one account', async () => {
    const person = await arriveAt(backend)
    const collected = await knownBrowsers(person, 5)
    expect(counted(await guess(collected, person.email, 20))).toEqual({ 401: 60, 429: 40 })
  })

  it('do not multiply the guesses at codes', async () => {
    const person = await securedAt(backend)
    const browsers = []
    for (const backupCode of person.backupCodes.slice(0, 4)) {
      const browser = backend.visitor()
      const { email, password } = person
      await login(browser, email, password)
      expect((await browser.post('/api/login/code', { code: backupCode }, fromNewPlace())).status).toBe(200)
      browsers.push(browser)
    }
    const answers = []
    for (const browser of browsers) {
      await login(browser, person.email, person.password)
      for (let tried = 0; tried < 15; tried += 1)
        answers.push(await browser.post('/api/login/code', { code: '000000' }, fromNewPlace()))
    }
    expect(counted(answers)).toEqual({ 401: 30, 429: 30 })
    const unknown = backend.visitor()
    await login(unknown, person.email, person.password)
    // Those who have no mark have points of their own.
    const code = await unknown.post('/api/login/code', { code: codeOf(person.secret, 1) }, fromNewPlace())
    expect(code.status).toBe(200)
  })

  it('stay the same from one sign-in to the next', async () => {
    const { browser, email, password } = await arriveAt(backend)
    const mark = markOf(browser)
    expect((await login(browser, email, password)).headers.getSetCookie().join()).toContain('known-device=')
    expect([mark, markOf(browser)]).toEqual([expect.stringContaining('known-device='), mark])
  })
})

it('a browser that is known signs in twenty times in ten minutes, and not without end', async () => {
  const { browser, email, password } = await arriveAt(backend)
  const place = fromNewPlace()
  const answers = []
  for (let times = 0; times < 25; times += 1) answers.push(await login(browser, email, password, place))
  expect(counted(answers)).toEqual({ 200: 20, 429: 5 })
})
