import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import { createClient, type HttpClient } from '@meridian/infra/simulation/http-client'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { testRedisUrl } from '@meridian/infra/testing/redis'
import { adminAt } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../../testing.ts'

const TOKEN = '987654:AAbbCCddEEffGGhhIIjjKKll-secret'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let backend: TestBackend
let admin: HttpClient
let member: HttpClient
beforeAll(async () => {
  database = await createTestDatabase()
  const env = testEnvironment({ databaseUrl: database.url, redisUrl: await testRedisUrl() })
  backend = await startBackend({ ...env, PORT: '0', TELEGRAM_API_BASE_URL: 'http://127.0.0.1:1' })
  admin = await adminAt(backend)
  member = createClient(backend.url)
  await member.post('/api/register', { username: 'Member', email: 'm@example.org', password: 'a password' })
})
afterAll(async () => {
  await backend.stop()
  await database.drop()
})

const telegram = async (client: HttpClient) =>
  (await client.get('/api/integrations')).json<Integration[]>().find(({ type }) => type === 'telegram')

describe('integrations', () => {
  it('are set up by the admin alone, and keep their secrets', async () => {
    const form = { botToken: TOKEN, channelId: '-1001234567890' }
    expect((await member.put('/api/integrations/telegram', form)).status).toBe(403)
    expect((await createClient(backend.url).put('/api/integrations/telegram', form)).status).toBe(401)
    const answer = await admin.put('/api/integrations/telegram', form)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.json()).toMatchObject({
      status: 'error',
      lastError: 'Telegram cannot be reached.',
      settings: { botToken: '••••cret', channelId: '-1001234567890' },
    })
    expect(answer.text).not.toContain(TOKEN)
  })

  it('keep a secret that the form leaves empty', async () => {
    await admin.put('/api/integrations/telegram', { botToken: '', channelId: '-1005555555555' })
    expect(await telegram(admin)).toMatchObject({
      settings: { botToken: '••••cret', channelId: '-1005555555555' },
    })
  })

  it('are not changed by a form that was opened before somebody else changed them', async () => {
    const seen = await telegram(admin)
    const first = await admin.put('/api/integrations/telegram', {
      ...{ channelId: '-1006666666666', version: seen?.version },
    })
    expect(first.status, first.text).toBe(200)
    const late = { channelId: '-1007777777777', version: seen?.version }
    const answer = await admin.put('/api/integrations/telegram', late)
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('in the meantime')])
    expect(await telegram(admin)).toMatchObject({ settings: { channelId: '-1006666666666' } })
    const { version } = first.json<Integration>()
    expect((await admin.put('/api/integrations/telegram', { ...late, version })).status).toBe(200)
  })

  it('show others their name and state, nothing else', async () => {
    expect(await telegram(member)).toEqual({
      id: 'telegram',
      name: 'Telegram',
      type: 'telegram',
      status: 'error',
    })
    expect((await createClient(backend.url).get('/api/integrations')).status).toBe(401)
    expect((await member.post('/api/integrations/telegram/test', {})).status).toBe(403)
  })

  it('say what is wrong with a form', async () => {
    const answer = await admin.put('/api/integrations/telegram', {
      botToken: 'nonsense',
      channelId: 'general',
    })
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/^botToken: .*; channelId: /)])
    expect((await admin.put('/api/integrations/slack', {})).status).toBe(404)
    expect((await admin.put('/api/integrations/stripe', {})).status).toBe(400)
  })

  it('leave no secret in the database that could be read', async () => {
    const tables = await backend.system.sql.rows<{ dump: string }>({
      text: `select (select json_agg(s) from integration_settings s)::text || (select json_agg(e) from domain_events e)::text as dump`,
    })
    expect(tables[0]?.dump).toContain('telegram')
    expect(tables[0]?.dump).not.toContain('secret')
  })

  it('go back to what the environment sets when the admin takes the entered settings away', async () => {
    const path = '/api/integrations/telegram/disconnect'
    const reason = { reason: 'The bot is not ours any more' }
    expect(await telegram(admin)).toMatchObject({ removable: true })
    expect((await member.post(path, reason)).status).toBe(403)
    expect((await admin.post(path, {})).status).toBe(400)
    const answer = await admin.post(path, reason)
    expect(answer.status, answer.text).toBe(200)
    const { settings, removable } = (await telegram(admin)) ?? {}
    expect([settings?.botToken === '••••cret', removable]).toEqual([false, false])
    expect((await admin.post(path, reason)).status).toBe(409)
    expect((await admin.post('/api/integrations/stripe/disconnect', reason)).status).toBe(400)
  })

  it('take roles and servers of Discord by their ids alone', async () => {
    const form = { serverId: '123456789012345', proRoleId: 'abc' }
    const answer = await admin.put('/api/integrations/discord', form)
    expect([answer.status, answer.text]).toEqual([
      400,
      'serverId: The server ID is a number of 17 to 20 digits; proRoleId: The role ID is a number of 17 to 20 digits',
    ])
    const roles = { serverId: '123456789012345678', basicRoleId: '', proRoleId: '223344556677889900' }
    expect((await admin.put('/api/integrations/discord', roles)).status).toBe(200)
  })

  it('are inactive once nothing is set any more, and the record says who did so', async () => {
    const discord = async () =>
      (await admin.get('/api/integrations')).json<Integration[]>().find(({ type }) => type === 'discord')
    expect(await discord()).toMatchObject({ removable: true })
    await admin.post('/api/integrations/discord/disconnect', { reason: 'The server is closed' })
    expect(await discord()).toMatchObject({ status: 'inactive', settings: {}, removable: false })
    const told = await backend.system.sql.rows({
      text: `select e.payload->>'integration' as integration, e.actor like 'account:%' as person from domain_events e
        where type = 'integrations.disconnected' order by position`,
    })
    expect(told).toEqual([
      { integration: 'telegram', person: true },
      { integration: 'discord', person: true },
    ])
  })
})

it('lists the pages of the knowledge hub where the letters of their titles belong, whatever their accents', async () => {
  const titles = ['Zoning', 'Écoles', 'easements', 'Eaves', 'Über uns', 'Rents']
  await backend.system.sql.rows({
    text: `insert into notion_pages (id, source_id, title, level, created_at, edited_at, seen_in_harvest)
      select gen_random_uuid(), gen_random_uuid(), title, 'Basic+', now(), now(), gen_random_uuid()
      from unnest($1::text[]) as title`,
    values: [titles],
  })
  const listed = (await admin.get('/api/notion/pages')).json<{ title: string }[]>()
  const inOrder = ['easements', 'Eaves', 'Écoles', 'Rents', 'Über uns', 'Zoning']
  expect(listed.map(({ title }) => title)).toEqual(inOrder)
})
