import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

const PATH = '/api/account/export'

it('is one file with everything about oneself, exactly, and with nobody else', async () => {
  const [person, other] = [await arriveAt(backend), await arriveAt(backend)]
  const location = { latitude: 52.520_008, longitude: 13.404_954, city: 'Berlin', country: 'Germany' }
  const { sql } = backend.system
  for (const { id } of [person, other])
    await sql.rows({
      text: `insert into member_locations (account_id, latitude, longitude, city, country, is_public, shared_at)
        values ($1, $2, $3, $4, $5, false, now())`,
      values: [id, ...Object.values(location)],
    })
  const admin = await backend.admin()
  await admin.post(`/api/users/${person.id}/role`, { role: 'staff', reason: 'Knows everybody' })
  const answer = await person.browser.get(PATH)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-[\d-]+\.json"$/)
  const data = answer.json<Record<string, object[]>>()
  expect(data.account).toMatchObject([{ username: person.username, email: person.email }])
  expect(data.location).toMatchObject([location])
  expect(data.sessions).toHaveLength(1)
  expect(data.events?.map((event) => Object.values(event)[0])).toContain('accounts.account-opened')
  expect(data.events).toContainEqual(
    expect.objectContaining({ type: 'accounts.role-changed', by: 'somebody else' }),
  )
  const { id: adminId } = (await admin.get('/api/session')).json<{ id: string }>()
  for (const foreign of [other.id, other.email, other.username, adminId])
    expect(answer.text).not.toContain(foreign)
  for (const secret of ['argon2', 'password_hash']) expect(answer.text).not.toContain(secret)
})

it('tells whether the bot may write, of the Telegram account that is proved to be theirs', async () => {
  const [person, claimant] = [await arriveAt(backend), await arriveAt(backend)]
  const { sql } = backend.system
  await sql.rows({
    text: `insert into telegram_chats (telegram_user_id, may_write, changed_at) values ('4711', false, now())`,
  })
  for (const [{ id }, provenAt] of [[person, new Date()] as const, [claimant, null] as const])
    await sql.rows({
      text: `insert into telegram_links (account_id, telegram_user_id, linked_at, proven_at) values ($1, '4711', now(), $2)`,
      values: [id, provenAt],
    })
  const chatOf = async ({ browser }: typeof person) =>
    (await browser.get(PATH)).json<Record<string, object[]>>().telegramChat
  expect(await chatOf(person)).toEqual([{ may_write: false, changed_at: expect.any(String) }])
  expect(await chatOf(claimant)).toEqual([])
})

it('tells when somebody’s podcast feed was flagged for staff', async () => {
  const { id, browser } = await arriveAt(backend)
  await backend.system.sql.rows({
    text: `with feed as (insert into podcast_feeds (id, account_id, token_hash, sealed_token, issued_at)
        values (gen_random_uuid(), $1, 'hash', 'sealed', now()) returning id)
      insert into podcast_feed_flags (feed_id, day, addresses, raised_at)
        select id, '2026-11-20', 11, now() from feed`,
    values: [id],
  })
  const data = (await browser.get(PATH)).json<Record<string, object[]>>()
  expect(data.podcastFeedFlags).toEqual([{ day: '2026-11-20', addresses: 11, raised_at: expect.any(String) }])
})

it('holds the whole of a long history, and is made ten times in an hour at most', async () => {
  const { id, browser } = await arriveAt(backend)
  await backend.system.sql.rows({
    text: `insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
      select gen_random_uuid(), 'accounts.password-set', 1, jsonb_build_object('accountId', $1::text), now(), 'x', 'test'
      from generate_series(1, 1200)`,
    values: [id],
  })
  expect((await browser.get(PATH)).json<{ events: object[] }>().events.length).toBeGreaterThan(1200)
  const statuses = []
  for (let count = 0; count < 10; count += 1) statuses.push((await browser.get(PATH)).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await backend.visitor().get(PATH)).status).toBe(401)
})
