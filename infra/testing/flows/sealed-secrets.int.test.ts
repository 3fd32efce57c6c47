import type { TestBackend } from '@meridian/backend/testing'
import { expect, it } from 'vitest'
import { createClient } from '../../simulation/http-client.ts'
import { codeOf } from '../authenticator.ts'
import { openKeyedSystem } from '../keyed-system.ts'
import { passwordGiven, securedAt } from '../secured-people.ts'
import { adminAt } from '../tested-backend.ts'

const KEY_A = 'key A which is the first one and of good length'
const KEY_B = 'key B which takes its place and is as long as A'

const withKeys = openKeyedSystem()

/** Staff have the podcast without a membership. */
async function feedPathOf(backend: TestBackend): Promise<string> {
  const answer = await (await adminAt(backend)).get('/api/podcast')
  expect(answer.status, answer.text).toBe(200)
  return new URL(answer.json<{ feed: { feedUrl: string } }>().feed.feedUrl).pathname
}

it('second factors and feeds outlive the key that they were sealed with, once workers have started with a new one', async () => {
  const { person, feedPath } = await withKeys(KEY_A, async (backend) => {
    const admin = await adminAt(backend)
    expect((await admin.post('/api/podcast/feed', {})).status).toBe(200)
    return { person: await securedAt(backend), feedPath: await feedPathOf(backend) }
  })
  await withKeys(`${KEY_B},${KEY_A}`, adminAt)
  await withKeys(KEY_B, async (backend) => {
    const { code } = await passwordGiven(backend.url, person)
    const done = await code(codeOf(person.secret, 1))
    expect(done.status, done.text).toBe(200)
    expect(await feedPathOf(backend)).toBe(feedPath)
    expect((await createClient(backend.url).get(feedPath)).status).toBe(200)
  })
})

it('a secret whose key is lost keeps no other from being sealed anew', async () => {
  const [lost, kept] = await withKeys(KEY_B, async (backend) => {
    const people = [await securedAt(backend), await securedAt(backend)] as const
    await backend.system.sql.rows({
      text: `update second_factors set sealed = 'ffffffffffff.lost' where account_id = $1`,
      values: [people[0].id],
    })
    return people
  })
  await withKeys(`${KEY_A},${KEY_B}`, adminAt)
  await withKeys(KEY_A, async (backend) => {
    const answers = [lost, kept].map(async (person) => {
      const { code } = await passwordGiven(backend.url, person)
      return (await code(codeOf(person.secret, 1))).status
    })
    expect(await Promise.all(answers)).toEqual([503, 200])
  })
})

it('an integration whose key is lost is shown as in trouble, and can be set up again', async () => {
  const token = { botToken: '123456:a-token-of-good-length-0001', channelId: '-1001234567890' }
  await withKeys(KEY_A, async (backend) => {
    const saved = await (await adminAt(backend)).put('/api/integrations/telegram', token)
    expect(saved.status, saved.text).toBe(200)
  })
  await withKeys(KEY_B, async (backend) => {
    const admin = await adminAt(backend)
    const shown = await admin.get('/api/integrations')
    expect(shown.status, shown.text).toBe(200)
    const telegram = shown.json<{ type: string }[]>().find(({ type }) => type === 'telegram')
    expect(telegram).toMatchObject({ status: 'error', settings: {}, removable: true })
    const tested = await admin.post('/api/integrations/telegram/test', {})
    expect(tested.json()).toEqual({ ok: false, message: expect.stringMatching(/Enter them again/) })
    const again = await admin.put('/api/integrations/telegram', token)
    expect(again.json(), again.text).toMatchObject({ settings: { channelId: token.channelId } })
  })
})
