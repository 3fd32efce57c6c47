import { expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { codeOf } from '../authenticator.ts'
import { openKeyedSystem } from '../keyed-system.ts'
import { passwordGiven, securedAt } from '../secured-people.ts'
import { adminAt } from '../tested-backend.ts'

const KEPT_WITH = 'the key with which everything was sealed at first'
const ANOTHER = 'another key which opens nothing that was kept here'
const ENTER_AGAIN = /ENCRYPTION_KEY.*Enter them again, or bring the key back/

const withKeys = openKeyedSystem()

const podcastOf = async (browser: HttpClient) => {
  const answer = await browser.get('/api/podcast')
  expect(answer.status, answer.text).toBe(200)
  return answer.json<{ feed: { state: string; feedUrl: string | null } }>().feed
}

it('a feed whose key is lost plays on, and whoever needs its address is told to make a new one', async () => {
  const address = await withKeys(KEPT_WITH, async (backend) => {
    const made = await (await adminAt(backend)).post('/api/podcast/feed', {})
    return made.json<{ feedUrl: string }>().feedUrl
  })
  const path = new URL(address).pathname
  await withKeys(ANOTHER, async (backend) => {
    const admin = await adminAt(backend)
    expect(await podcastOf(admin)).toEqual({ state: 'unreadable', feedUrl: null, lockedBecause: null })
    expect((await admin.get(path)).status).toBe(200)
    const asked = await admin.post('/api/podcast/feed', {})
    expect([asked.status, asked.text]).toEqual([409, expect.stringContaining('Make a new address')])
  })
  // Nothing was lost: with the key, it is shown again.
  await withKeys(KEPT_WITH, async (backend) => {
    expect(await podcastOf(await adminAt(backend))).toMatchObject({ state: 'open', feedUrl: address })
  })
  await withKeys(ANOTHER, async (backend) => {
    const admin = await adminAt(backend)
    const { feedUrl } = (await admin.post('/api/podcast/rotate', {})).json<{ feedUrl: string }>()
    expect(await podcastOf(admin)).toMatchObject({ state: 'open', feedUrl })
    expect((await admin.get(path)).status).toBe(410)
  })
})

it('somebody whose second factor cannot be opened is told to take a backup code', async () => {
  const person = await withKeys(KEPT_WITH, securedAt)
  await withKeys(ANOTHER, async (backend) => {
    const { code } = await passwordGiven(backend.url, person)
    const refused = await code(codeOf(person.secret, 1))
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('backup codes')])
    expect((await code(person.backupCodes[0] ?? '')).status).toBe(200)
  })
})

it('settings of Notion whose key is lost are named as the trouble wherever staff look', async () => {
  const token = { integrationSecret: 'ntn_a-secret-of-good-length-for-it' }
  await withKeys(KEPT_WITH, async (backend) => {
    const saved = await (await adminAt(backend)).put('/api/integrations/notion', token)
    expect(saved.status, saved.text).toBe(200)
  })
  await withKeys(ANOTHER, async (backend) => {
    const admin = await adminAt(backend)
    const shown = (await admin.get('/api/integrations')).json<{ type: string }[]>()
    expect(shown.find(({ type }) => type === 'notion')).toMatchObject({
      status: 'error',
      lastError: expect.stringMatching(ENTER_AGAIN),
    })
    const answers = [await admin.get('/api/test-notion'), await admin.post('/api/notion/harvest', {})]
    for (const answer of answers) {
      expect([answer.status, answer.text]).toEqual([503, expect.stringMatching(ENTER_AGAIN)])
    }
    expect((await admin.get('/api/notion/harvest')).json()).toMatchObject({ configured: true })
  })
})

it('whoever meets a lost key elsewhere reads that it is one', async () => {
  const token = { botToken: '123456:a-token-of-good-length-0001', channelId: '-1001234567890' }
  await withKeys(KEPT_WITH, async (backend) => {
    expect((await (await adminAt(backend)).put('/api/integrations/telegram', token)).status).toBe(200)
  })
  await withKeys(ANOTHER, async (backend) => {
    const answer = await (await adminAt(backend)).get('/api/telegram')
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('a key of ours is missing')])
  })
})
