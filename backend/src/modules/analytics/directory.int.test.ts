import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import { searchForm } from '@meridian/contracts/values/search-form'
import { createClient, type HttpClient } from '@meridian/infra/simulation/http-client'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { catchUpWith } from '@meridian/infra/testing/read-models'
import { testRedisUrl } from '@meridian/infra/testing/redis'
import { adminAt } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Command } from '#platform/command-runner'
import { startBackend, type TestBackend } from '../../testing.ts'
import { directoryCsv } from './directory-export.ts'

const PEOPLE = 60

let database: Awaited<ReturnType<typeof createTestDatabase>>
let backend: TestBackend
let admin: HttpClient
beforeAll(async () => {
  database = await createTestDatabase()
  const env = testEnvironment({ databaseUrl: database.url, redisUrl: await testRedisUrl() })
  backend = await startBackend({ ...env, PORT: '0', TRUST_PROXY: '1' })
  for (let number = 1; number <= PEOPLE; number += 1) await register(number)
  await catchUpWith(backend.system, ['directory'])
  admin = await adminAt(backend)
})
afterAll(async () => {
  await backend.stop()
  await database.drop()
})

/** Names with a formula's first letter, with an accent in a letter of its own, as some keyboards type it, and in capitals. */
const ODD_NAMES: Record<number, string> = {
  7: '-Person 7',
  8: 'Andre\u0301 8',
  9: '\u00c9MILE \u0418\u0412\u0410\u041d',
  11: '\u0141ukasz S\u00f8rensen Wei\u00df',
}

const nameOf = (number: number) => ODD_NAMES[number] ?? `Person ${number}`

async function register(number: number): Promise<void> {
  // Each over an address of its own, so that no limit is in the way.
  const person = { username: nameOf(number), email: `p${number}@example.org`, password: 'a password' }
  const form = { ...person, confirmPassword: person.password }
  const from = { 'x-forwarded-for': `10.0.0.${number}` }
  const answer = await createClient(backend.url).post('/api/register', form, from)
  if (answer.status !== 200) throw new Error(answer.text)
}

const namesOf = (entries: DirectoryEntry[]) => entries.map(({ username }) => username)

async function pagesFrom(path: string): Promise<DirectoryEntry[]> {
  const answer = await admin.get(path)
  expect(answer.status, answer.text).toBe(200)
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  const entries = answer.json<DirectoryEntry[]>()
  return next === undefined ? entries : [...entries, ...(await pagesFrom(next))]
}

const ORDERS: [string, (a: DirectoryEntry, b: DirectoryEntry) => number][] = [
  ['newest', (a, b) => b.joinedAt.localeCompare(a.joinedAt)],
  ['oldest', (a, b) => a.joinedAt.localeCompare(b.joinedAt)],
]

it.each(ORDERS)('leads from page to page, each person once, the %s first', async (order, compare) => {
  const all = await pagesFrom(`/api/users?order=${order}`)
  expect(all).toHaveLength(PEOPLE + 1)
  expect(new Set(all.map(({ id }) => id)).size).toBe(PEOPLE + 1)
  expect(all).toEqual(all.toSorted(compare))
})

it('leads through the names, each person once', async () => {
  const all = await pagesFrom('/api/users?order=name')
  expect(new Set(all.map(({ id }) => id)).size).toBe(PEOPLE + 1)
  const places = ['Person 1', 'Person 10', 'Person 2'].map((name) => namesOf(all).indexOf(name))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('has each name where its letters belong, whatever their accents', async () => {
  const places = namesOf(await pagesFrom('/api/users?order=name')).map(searchForm)
  expect(places).toEqual(places.toSorted())
})

it('goes on behind a name with accents where a page ends there', async () => {
  const names = namesOf(await pagesFrom('/api/users?order=name'))
  const [person] = await pagesFrom('/api/users?search=emile')
  const cursor = Buffer.from(`${person?.id} ${person?.username.toLowerCase()}`).toString('base64url')
  const next = namesOf(await pagesFrom(`/api/users?order=name&cursor=${cursor}`))
  expect(next).toEqual(names.slice(names.indexOf(ODD_NAMES[9] ?? '') + 1))
})

it('counts everybody, and those of a filter, in advance', async () => {
  const total = async (query: string) => (await admin.get(`/api/users${query}`)).headers.get('x-total-count')
  expect(await total('')).toBe(String(PEOPLE + 1))
  expect(await total('?status=active')).toBe('0')
  expect(await total('?tier=none')).toBe(String(PEOPLE + 1))
  expect(await total('?search=person')).toBeNull()
  const [last] = (await pagesFrom('/api/users?order=oldest')).slice(-1)
  const behind = Buffer.from(`${last?.id} 9999999999999999`).toString('base64url')
  expect(await total(`?order=oldest&cursor=${behind}`)).toBeNull()
})

it('finds by any part of a name or an address, whatever it holds', async () => {
  expect(namesOf(await pagesFrom('/api/users?search=ERSON 42'))).toEqual(['Person 42'])
  expect(namesOf(await pagesFrom('/api/users?search=p13@exam'))).toEqual(['Person 13'])
  expect(namesOf(await pagesFrom(`/api/users?search=${encodeURIComponent('%')}`))).toEqual([])
})

it.each([
  ['with what is unseen in it', '\u200bperson\u00a042\ufeff', 'Person 42'],
  ['as an address with what is unseen behind it', ' p13@example.org\u200b', 'Person 13'],
  ['with an accent in its letter', 'ANDR\u00c9', 'Andr\u00e9 8'],
  ['with an accent behind its letter', 'andre\u0301', 'Andr\u00e9 8'],
  ['without the accent that it has', 'Andre', 'Andr\u00e9 8'],
  [
    'with other letters for those that no keyboard of ours has',
    'lukasz sorensen weiss',
    '\u0141ukasz S\u00f8rensen Wei\u00df',
  ],
  [
    'with its own letters, in capitals',
    '\u0141UKASZ S\u00d8RENSEN WEISS',
    '\u0141ukasz S\u00f8rensen Wei\u00df',
  ],
  ['with an accent that it has not', 'P\u00e9rson 42', 'Person 42'],
  [
    'in small letters of all kinds',
    '\u00e9mile \u0438\u0432\u0430\u043d',
    '\u00c9MILE \u0418\u0412\u0410\u041d',
  ],
])('finds a name that is pasted %s', async (_, pasted, name) => {
  expect(namesOf(await pagesFrom(`/api/users?search=${encodeURIComponent(pasted)}`))).toEqual([name])
})

it('finds a name that was kept with its accents apart', async () => {
  const renamed: Command<{ accountId: string }, void> = async ({ accountId }, { emit }) =>
    emit({ type: 'accounts.account-renamed', payload: { accountId, username: 'Zoe\u0301 10' } })
  const [person] = await pagesFrom('/api/users?search=Person 10')
  if (person === undefined) throw new Error('There is no Person 10')
  await backend.system.commands.run(renamed, { accountId: person.id }, 'operator')
  await catchUpWith(backend.system, ['directory'])
  expect(await pagesFrom('/api/users?search=ZO\u00c9')).toHaveLength(1)
  expect(namesOf(await pagesFrom('/api/users?search=zoe'))).toEqual(['Zoe\u0301 10'])
})

it.each(['order=up', 'tier=gold', 'cursor=abc', `search=${'a'.repeat(61)}`])('refuses %s', async (query) => {
  const answer = await admin.get(`/api/users?${query}`)
  expect(answer.status).toBe(400)
  expect(answer.text).toContain(query.split('=')[0])
})

it('refuses a cursor whose place is none in its order', async () => {
  const cursor = (key: string) =>
    Buffer.from(`00000000-0000-4000-8000-000000000000 ${key}`).toString('base64url')
  for (const [order, key] of [
    ['newest', 'yesterday'],
    ['oldest', '99999999999999999999'],
    ['newest', '2026-02-30 10:00:00+00'],
    ['name', 'a\0'],
  ] as const) {
    const answer = await admin.get(`/api/users?order=${order}&cursor=${cursor(key)}`)
    expect([answer.status, answer.text], `${order} ${key}`).toEqual([400, expect.stringContaining('cursor')])
  }
})

it('is exported whole, with no formula in it', async () => {
  const answer = await admin.get('/api/users/export.csv?order=oldest')
  expect(answer.headers.get('content-disposition')).toMatch(
    /attachment; filename="members-\d{4}-\d\d-\d\d\.csv"/,
  )
  // Whoever reads it as a text does not get to see the mark.
  let file = ''
  for await (const piece of directoryCsv(backend.system.sql, { search: '', order: 'oldest' })) file += piece
  expect(file.codePointAt(0), 'the mark by which spreadsheets know UTF-8').toBe(0xfeff)
  const lines = answer.text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(PEOPLE + 2)
  expect(lines.find((line) => line.includes('p7@'))).toContain(",'-Person 7,p7@example.org,")
})

it('is for people with access, and as a file for staff', async () => {
  const visitor = createClient(backend.url)
  const guest = createClient(backend.url)
  await guest.post('/api/login', { email: 'p1@example.org', password: 'a password' })
  for (const path of ['/api/users', '/api/users/export.csv']) {
    expect((await visitor.get(path)).status).toBe(401)
    expect((await guest.get(path)).status).toBe(403)
  }
})
