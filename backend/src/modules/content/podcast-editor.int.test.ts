import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EditedEpisode, Recording } from '@meridian/contracts/http/content/edit-podcast'
import { createClient, type HttpClient } from '@meridian/infra/simulation/http-client'
import { silentM4a } from '@meridian/infra/simulation/silent-m4a'
import { toneMp3 } from '@meridian/infra/simulation/tone'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { testRedisUrl } from '@meridian/infra/testing/redis'
import { adminAt } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../../testing.ts'

const SPOTIFY = 'https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk'
const TONE = toneMp3({ seconds: 2, hertz: 300 })

// A folder of its own: what others are just taking in is in theirs.
const mediaDir = mkdtempSync(join(tmpdir(), 'meridian-recordings-'))
let database: Awaited<ReturnType<typeof createTestDatabase>>
let backend: TestBackend
let visitor: HttpClient
let member: HttpClient
let admin: HttpClient
beforeAll(async () => {
  database = await createTestDatabase()
  const env = testEnvironment({ databaseUrl: database.url, redisUrl: await testRedisUrl() })
  backend = await startBackend({ ...env, PORT: '0', MEDIA_DIR: mediaDir })
  visitor = createClient(backend.url)
  admin = await adminAt(backend)
  member = createClient(backend.url)
  await member.post('/api/register', { username: 'Guest', email: 'g@example.org', password: 'a password' })
})
afterAll(async () => {
  await backend.stop()
  await database.drop()
  rmSync(mediaDir, { recursive: true, force: true })
})

const upload = (client: HttpClient, body: Uint8Array, type = 'audio/mpeg') =>
  fetch(`${backend.url}/api/podcast/recordings`, {
    method: 'POST',
    headers: { cookie: client.cookie(), 'content-type': type },
    body: new Uint8Array(body),
  })

/** What an upload answered. */
async function recordingIn(answer: Response): Promise<Recording> {
  return JSON.parse(await answer.text())
}

const form = {
  title: 'First',
  description: 'About it',
  publishedAt: '2026-01-02T03:04:05.000Z',
  requiredTier: 'basic',
}

describe('who may do what', () => {
  const calls: [method: 'get' | 'post' | 'put', path: string, body: object, member: number][] = [
    ['get', '/api/podcast', {}, 403],
    ['post', '/api/podcast/feed', {}, 403],
    ['post', '/api/podcast/rotate', {}, 403],
    ['put', '/api/podcast/shows', { shows: [] }, 403],
    ['get', '/api/podcast/episodes', {}, 403],
    ['post', '/api/podcast/episodes', form, 403],
    ['post', '/api/podcast/recordings', {}, 403],
    ['put', '/api/podcast/episodes/8b1f6c52-0c0f-4c57-8c1a-5e0a4e6a7d21', form, 403],
    ['get', '/api/podcast/flags', {}, 403],
  ]
  it.each(calls)(
    '%s %s is for others than visitors and people without access',
    async (method, path, body, status) => {
      expect((await visitor[method](path, body)).status).toBe(401)
      expect((await member[method](path, body)).status).toBe(status)
    },
  )
})

describe('shows', () => {
  it('are framed from the links that people share, three at most', async () => {
    const shows = [
      { position: 3, title: 'Third <b>', url: 'https://youtu.be/M7lc1UVf-VE' },
      { position: 1, title: 'First', url: SPOTIFY },
    ]
    const answer = await admin.put('/api/podcast/shows', { shows })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.json()).toEqual([
      {
        position: 1,
        title: 'First',
        provider: 'Spotify',
        url: SPOTIFY,
        embedUrl: SPOTIFY.replace('/show', '/embed/show'),
      },
      {
        position: 3,
        title: 'Third <b>',
        provider: 'YouTube',
        url: 'https://youtu.be/M7lc1UVf-VE',
        embedUrl: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
      },
    ])
  })

  it('elsewhere are refused, in words, and change nothing', async () => {
    const shows = [{ position: 1, title: 'Evil', url: 'https://evil.example.org/show/1' }]
    const answer = await admin.put('/api/podcast/shows', { shows })
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(/Spotify, Apple Podcasts, YouTube, Vimeo or SoundCloud/)
    expect((await admin.get('/api/podcast')).json<{ shows: unknown[] }>().shows).toHaveLength(2)
  })

  it('may be framed by the page, and nothing else may', async () => {
    const policy = (await visitor.get('/')).headers.get('content-security-policy') ?? ''
    const frames = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(' ')
    expect(frames).toEqual([
      'https://open.spotify.com',
      'https://embed.podcasts.apple.com',
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://w.soundcloud.com',
    ])
  })
})

describe('recordings', () => {
  it('are read, and named by their content', async () => {
    const answer = await upload(admin, TONE)
    const recording = await recordingIn(answer)
    expect(answer.status).toBe(200)
    expect(recording).toMatchObject({ mimeType: 'audio/mpeg', bytes: TONE.length, durationSeconds: 2 })
    expect(await (await upload(admin, TONE)).json()).toEqual(recording)
    const m4a = await upload(admin, silentM4a({ seconds: 3 }), 'audio/x-m4a')
    expect(await m4a.json()).toMatchObject({ mimeType: 'audio/x-m4a', durationSeconds: 3 })
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(50))],
    ['text that begins like an MP3', Buffer.from(`ID3${' nothing to hear'.repeat(400)}`)],
    ['nothing', Buffer.alloc(0)],
    ['a picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900_000)])],
  ])('refuse %s, in words, and keep nothing of it', async (_what, body) => {
    const folder = backend.system.config.mediaDir
    const answer = await upload(admin, body)
    expect(answer.status).toBe(415)
    expect(await answer.text()).toMatch(/MP3 or an M4A/)
    expect(await readdir(`${folder}/incoming`)).toEqual([])
  })

  it('are the only bodies that are not JSON, and no form can send them', async () => {
    expect((await upload(admin, TONE, 'text/plain')).status).toBe(415)
    expect((await upload(admin, TONE, 'multipart/form-data; boundary=x')).status).toBe(415)
    const foreign = await fetch(`${backend.url}/api/podcast/recordings`, {
      method: 'POST',
      headers: { cookie: admin.cookie(), 'content-type': 'audio/mpeg', origin: 'https://evil.example.org' },
      body: new Uint8Array(TONE),
    })
    expect(foreign.status).toBe(403)
  })
})

describe('episodes', () => {
  const all = async () => (await admin.get('/api/podcast/episodes')).json<EditedEpisode[]>()

  it('are made of a recording, edited, withdrawn and brought back under one guid', async () => {
    const { file } = await recordingIn(await upload(admin, TONE))
    const added = await admin.post('/api/podcast/episodes', { ...form, file })
    expect(added.status, added.text).toBe(200)
    const { guid } = added.json<{ guid: string }>()
    const path = `/api/podcast/episodes/${guid}`
    await admin.put(path, { ...form, title: 'Second', withdrawn: true, version: 1 })
    expect(await all()).toMatchObject([{ guid, title: 'Second', withdrawn: true, recording: { file } }])
    expect((await admin.get('/api/podcast')).json()).toMatchObject({ episodes: [] })
    await admin.put(path, { ...form, withdrawn: false, version: 2 })
    expect((await admin.get('/api/podcast')).json()).toMatchObject({ episodes: [{ guid, title: 'First' }] })
  })

  it('of a recording that nobody uploaded, or without a title, are refused', async () => {
    const unknown = await admin.post('/api/podcast/episodes', { ...form, file: `${'0'.repeat(64)}.mp3` })
    expect(unknown.status).toBe(400)
    expect(unknown.text).toMatch(/Upload it first/)
    const outside = await admin.post('/api/podcast/episodes', { ...form, file: '../../etc/passwd' })
    expect(outside.status).toBe(400)
    expect((await admin.post('/api/podcast/episodes', { ...form, title: ' ' })).status).toBe(400)
    expect(
      (await admin.put('/api/podcast/episodes/1', { ...form, withdrawn: true, version: 1 })).status,
    ).toBe(404)
    expect(await all()).toHaveLength(1)
  })

  it('that are to come are not heard yet', async () => {
    const { file } = await recordingIn(await upload(admin, TONE))
    const publishedAt = new Date(Date.now() + 86_400_000).toISOString()
    await admin.post('/api/podcast/episodes', { ...form, title: 'Tomorrow', publishedAt, file })
    expect(await all()).toHaveLength(2)
    expect((await admin.get('/api/podcast')).json<{ episodes: unknown[] }>().episodes).toHaveLength(1)
  })
})
