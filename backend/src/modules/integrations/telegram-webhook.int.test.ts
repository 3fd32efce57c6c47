import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { testRedisUrl } from '@meridian/infra/testing/redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../../testing.ts'

const SECRET = 'telegram_secret_sandbox'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let env: NodeJS.ProcessEnv
let backend: TestBackend
beforeAll(async () => {
  database = await createTestDatabase()
  env = { ...testEnvironment({ databaseUrl: database.url, redisUrl: await testRedisUrl() }), PORT: '0' }
  backend = await startBackend(env)
})
afterAll(async () => {
  await backend.stop()
  await database.drop()
})

let updates = 1_000
function message(more: object = {}, from = 5): string {
  updates += 1
  const user = { id: from, is_bot: false, first_name: 'Ada Lovelace' }
  const private_ = { id: from, type: 'private', first_name: 'Ada Lovelace' }
  const sent = { message_id: 1, date: 1_795_000_000, chat: private_, from: user, text: 'my secret', ...more }
  return JSON.stringify({ update_id: updates, message: sent })
}

function deliver(body: string, secret?: string, to = backend.url): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(secret !== undefined && { 'x-telegram-bot-api-secret-token': secret }),
  }
  return fetch(`${to}/api/webhooks/telegram`, { method: 'POST', headers, body })
}

async function told(): Promise<{ payload: object; personal: object }[]> {
  return backend.system.sql.rows({
    text: `select payload, personal from domain_events where type = 'integrations.telegram-notified'
      order by position`,
  })
}

describe('an update', () => {
  it('is stored once, however often and together it comes', async () => {
    const before = (await told()).length
    const body = message()
    const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(body, SECRET)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await told()).toHaveLength(before + 1)
  })

  it('keeps what is acted upon, and neither names nor what people write', async () => {
    await deliver(message({ text: '/start Abc-123' }, 77), SECRET)
    const [row] = (await told()).slice(-1)
    expect(row).toMatchObject({
      payload: { kind: 'message', isBot: false },
      personal: { chatId: '77', telegramUserId: '77', codeHash: expect.not.stringContaining('Abc') },
    })
    const kept = await backend.system.sql.rows<{ text: string }>({
      text: `select (select json_agg(n) from provider_notifications n)::text
        || (select json_agg(e) from domain_events e)::text as text`,
    })
    expect(kept[0]?.text).not.toMatch(/Lovelace|my secret|Abc-123/)
  })

  it('of a kind that nobody acts on is acknowledged', async () => {
    updates += 1
    expect((await deliver(JSON.stringify({ update_id: updates, poll: {} }), SECRET)).status).toBe(200)
    expect((await told()).at(-1)?.payload).toMatchObject({ kind: 'other' })
  })

  it('of somebody who floods the bot is acknowledged, and left alone', async () => {
    const before = (await told()).length
    for (let index = 0; index < 20; index += 1)
      expect((await deliver(message({}, 99), SECRET)).status).toBe(200)
    expect((await told()).length - before).toBeLessThanOrEqual(10)
  })
})

describe('anything else changes nothing', () => {
  it.each([
    ['no secret', message(), undefined, 401],
    ['an empty secret', message(), '', 401],
    ['another secret', message(), 'telegram_secret_sandboy', 401],
    ['a longer secret', message(), `${SECRET}x`, 401],
    ['a huge body', JSON.stringify({ update_id: 1, text: 'x'.repeat(2_000_000) }), SECRET, 413],
    ['half a body', message().slice(0, -5), SECRET, 400],
    ['no update', '{"hello":1}', SECRET, 400],
    ['a list', '[]', SECRET, 400],
    ['a time that there never is', message({ date: 10 ** 15 }), SECRET, 400],
    ['no body', '', SECRET, 400],
  ])('%s', async (_, body, secret, status) => {
    const before = (await told()).length
    const answer = await deliver(body, secret)
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toBe('')
    expect(await told()).toHaveLength(before)
  })

  it('where nobody chose a secret, one is derived that nobody can guess', async () => {
    const other = await startBackend({ ...env, TELEGRAM_WEBHOOK_SECRET: '' })
    const before = (await told()).length
    const [derived = ''] = other.system.config.telegram.webhookSecrets
    expect(derived).toMatch(/^[0-9a-f]{64}$/)
    for (const secret of [undefined, '', 'undefined', SECRET])
      expect((await deliver(message(), secret, other.url)).status).toBe(401)
    expect(await told()).toHaveLength(before)
    expect((await deliver(message(), derived, other.url)).status).toBe(200)
    await other.stop()
  })
})
