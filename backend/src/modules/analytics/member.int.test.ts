import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import type { Member } from '@meridian/contracts/http/analytics/get-member'
import { createClient, type HttpClient } from '@meridian/infra/simulation/http-client'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { catchUpWith } from '@meridian/infra/testing/read-models'
import { testRedisUrl } from '@meridian/infra/testing/redis'
import { adminAt } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../../testing.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let backend: TestBackend
let admin: HttpClient
let person: HttpClient
let id: string
beforeAll(async () => {
  database = await createTestDatabase()
  const env = testEnvironment({ databaseUrl: database.url, redisUrl: await testRedisUrl() })
  backend = await startBackend({ ...env, PORT: '0' })
  person = createClient(backend.url)
  const form = { username: 'Ada', email: 'ada@example.org', password: 'a password' }
  id = (await person.post('/api/register', { ...form, confirmPassword: form.password })).json<SessionUser>()
    .id
  await catchUpWith(backend.system, ['directory'])
  admin = await adminAt(backend)
})
afterAll(async () => {
  await backend.stop()
  await database.drop()
})

const memberOf = async () => (await admin.get(`/api/users/${id}`)).json<Member>()

it('tells who somebody is, whether they can get in, and what happened', async () => {
  const { person: ada, access, timeline, next } = await memberOf()
  expect(ada).toMatchObject({ id, username: 'Ada', email: 'ada@example.org', suspended: false })
  expect(access).toEqual({ open: false, decidedBy: null })
  expect(timeline.map(({ type, actor }) => [type, actor.kind])).toEqual([
    ['accounts.email-link-requested', 'visitor'],
    ['accounts.account-opened', 'visitor'],
  ])
  expect(next).toBeNull()
})

it('names who suspended somebody, and why', async () => {
  await admin.post(`/api/users/${id}/suspend`, { reason: 'Sends spam to others' })
  const { person: ada, access } = await memberOf()
  expect(ada.suspended).toBe(true)
  expect(access.decidedBy).toMatchObject({
    type: 'accounts.account-suspended',
    actor: { kind: 'person', name: 'admin' },
    details: { reason: 'Sends spam to others' },
  })
  expect(JSON.stringify(access)).not.toContain('ada@example.org')
})

it('names the suspension as long as it lasts, whatever becomes of the membership meanwhile, and never afterwards', async () => {
  const decided = async () => (await memberOf()).access.decidedBy?.type
  const gift = { tier: 'pro', until: new Date(Date.now() + 86_400_000).toISOString(), reason: 'A speaker' }
  await admin.post(`/api/users/${id}/complimentary`, gift)
  expect(await decided()).toBe('accounts.account-suspended')
  await admin.post(`/api/users/${id}/complimentary/end`, { reason: 'Did not speak' })
  await admin.post(`/api/users/${id}/unsuspend`, { reason: 'Said sorry' })
  expect((await memberOf()).access.open).toBe(false)
  expect(await decided()).toBe('membership.access-lost')
})

it('is for staff, about people who exist', async () => {
  expect((await createClient(backend.url).get(`/api/users/${id}`)).status).toBe(401)
  for (const nobody of ['00000000-0000-4000-8000-000000000000', 'x'])
    expect((await admin.get(`/api/users/${nobody}`)).status).toBe(404)
  expect((await admin.get(`/api/users/${id}?before=x`)).status).toBe(400)
})
