import { createClient } from '@meridian/infra/simulation/http-client'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { testRedisUrl } from '@meridian/infra/testing/redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../../testing.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let backend: TestBackend

beforeAll(async () => {
  database = await createTestDatabase()
  const env = testEnvironment({ databaseUrl: database.url, redisUrl: await testRedisUrl() })
  backend = await startBackend({ ...env, PORT: '0' })
})
afterAll(async () => {
  await backend.stop()
  await database.drop()
})

let people = 0
function somebody() {
  people += 1
  return { username: `Person ${people}`, email: `person${people}@example.org`, password: 'correct horse' }
}

async function registered() {
  const person = somebody()
  const client = createClient(backend.url)
  const answer = await client.post('/api/register', person)
  expect(answer.status, answer.text).toBe(200)
  return { person, client }
}

describe('registering', () => {
  it('opens an account and signs it in', async () => {
    const { person, client } = await registered()
    const session = await client.get('/api/session')
    expect(session.json()).toMatchObject({
      username: person.username,
      membershipStatus: 'none',
      membershipTier: 'none',
    })
  })
  it('takes no role from the body', async () => {
    const client = createClient(backend.url)
    await client.post('/api/register', { ...somebody(), role: 'admin', membershipStatus: 'active' })
    expect((await client.get('/api/session')).json()).toMatchObject({
      role: 'member',
      membershipStatus: 'none',
    })
  })
  it.each([
    [{ username: 'a' }, 400, 'Username must be at least 2 characters'],
    [{ email: 'nobody' }, 400, 'Invalid email address'],
    [{ password: '12345' }, 400, 'Password must be at least 6 characters'],
    [{ password: 'PassWord' }, 400, 'password: This is one of the most common passwords'],
    [{ username: 'аdmin' }, 409, 'username: This username is reserved'],
    [{ username: 'person 1' }, 409, 'username: This username is taken'],
    [{ email: 'PERSON1@example.org' }, 409, 'email: There is already an account with this e-mail address'],
  ])('refuses %j with %i', async (change, status, text) => {
    const answer = await createClient(backend.url).post('/api/register', { ...somebody(), ...change })
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(text)
  })
  it('gives a name to one of two who want it at the same time', async () => {
    const { username } = somebody()
    const attempts = ['a', 'b', 'c', 'd'].map((key) =>
      createClient(backend.url).post('/api/register', {
        username,
        email: `${key}.race@example.org`,
        password: 'correct horse',
      }),
    )
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
  })
})

describe('signing in', () => {
  it('works with another spelling of the address', async () => {
    const { person } = await registered()
    const client = createClient(backend.url)
    const answer = await client.post('/api/login', {
      email: person.email.toUpperCase(),
      password: person.password,
    })
    expect(answer.json()).toMatchObject({ username: person.username })
  })
  it('answers a wrong password and an unknown address alike', async () => {
    const { person } = await registered()
    const client = createClient(backend.url)
    const wrong = await client.post('/api/login', { email: person.email, password: 'wrong' })
    const unknown = await client.post('/api/login', { email: 'nobody@example.org', password: 'wrong' })
    expect([wrong.status, wrong.text]).toEqual([401, 'Invalid email or password'])
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
  })
  it('changes the session id', async () => {
    const { person, client } = await registered()
    const before = client.cookie()
    await client.post('/api/login', { email: person.email, password: person.password })
    expect(client.cookie()).not.toBe(before)
  })
})

describe('a session', () => {
  it('is dead after signing out, also for who kept the cookie', async () => {
    const { client } = await registered()
    const stolen = client.cookie()
    await client.post('/api/logout')
    const answer = await fetch(`${backend.url}/api/session`, { headers: { cookie: stolen } })
    expect(answer.status).toBe(401)
  })
  it('does not come from a cookie that somebody made up', async () => {
    const answer = await fetch(`${backend.url}/api/session`, {
      headers: { cookie: 'meridian=s%3Amadeup.signature' },
    })
    expect(answer.status).toBe(401)
  })
  it('cannot be used to write from another site', async () => {
    const { client } = await registered()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ])
      expect((await client.post('/api/logout', {}, headers as Record<string, string>)).status).toBe(403)
    expect((await client.get('/api/session')).status).toBe(200)
  })
})

describe('the API', () => {
  it('says that a path does not exist', async () => {
    const answer = await fetch(`${backend.url}/api/nothing-here`)
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no GET /api/nothing-here.'])
  })
  it.each([
    ['text/plain', 'x', 415],
    ['application/json', '{', 400],
    ['application/json', JSON.stringify({ email: 'a'.repeat(300_000) }), 413],
  ])('refuses a body of %s that it cannot use', async (type, body, status) => {
    const answer = await fetch(`${backend.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(answer.status).toBe(status)
  })
})
