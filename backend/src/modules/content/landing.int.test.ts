import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIRST_LANDING } from '@meridian/contracts/http/content/first-landing'
import type {
  LandingDraft,
  LandingForm,
  LandingMedia,
  PublishedLanding,
} from '@meridian/contracts/http/content/landing'
import type { HttpClient } from '@meridian/infra/simulation/http-client'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeUnusedPageMedia } from './page-media-use.ts'

const mediaDir = mkdtempSync(join(tmpdir(), 'meridian-page-media-'))
let backend: TestedBackend
let admin: HttpClient
beforeAll(async () => {
  // A folder of its own: what nobody uses is removed from it.
  backend = await startTestBackend({ MEDIA_DIR: mediaDir })
  admin = await backend.admin()
})
afterAll(async () => {
  await backend.stop()
  rmSync(mediaDir, { recursive: true, force: true })
})

const draft = async () => (await admin.get('/api/landing/draft')).json<LandingDraft>()
const page = async () => (await backend.visitor().get('/api/landing')).json<LandingForm>()
const save = (content: LandingForm, version: number) => admin.put('/api/landing/draft', { content, version })
const publish = (version: number) => admin.post('/api/landing/publish', { version })
const history = async () => (await admin.get('/api/landing/history')).json<PublishedLanding[]>()

async function upload(body: string | Uint8Array, type = 'video/mp4', cookie = admin.cookie()) {
  const answer = await fetch(`${backend.url}/api/landing/media`, {
    method: 'POST',
    headers: { cookie, 'content-type': type },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Under which name an upload is kept. */
function fileIn({ text }: { text: string }): string {
  const { file }: LandingMedia = JSON.parse(text)
  return file
}

describe('the start page', () => {
  it('says the first texts until something is published', async () => {
    expect(await page()).toEqual(FIRST_LANDING)
    expect(await draft()).toMatchObject({ version: 0, edited: null, differs: false })
    expect((await publish(0)).status).toBe(409)
  })

  it('shows a draft to nobody before it is published, with an event that says who and what', async () => {
    const changed = { ...FIRST_LANDING, closing: '<img src=x onerror=alert(1)>' }
    const saved = (await save(changed, 0)).json<LandingDraft>()
    expect(saved).toMatchObject({ differs: true, edited: { by: 'admin' } })
    expect(await page()).toEqual(FIRST_LANDING)
    expect((await publish(saved.version)).json()).toEqual({ number: 1 })
    expect(await page()).toEqual(changed)
    const [told] = await backend.system.sql.rows<{ actor: string; payload: object }>({
      text: "select actor, payload from domain_events where type = 'content.landing-published'",
    })
    expect(told?.actor).toMatch(/^account:/)
    expect(told?.payload).toEqual({ number: 1, changed: ['closing'], restoredFrom: null })
  })

  it('loses nothing when two write at once', async () => {
    const { version } = await draft()
    const closings = ['One', 'Two', 'Three']
    const answers = await Promise.all(closings.map((closing) => save({ ...FIRST_LANDING, closing }, version)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await publish(version)).status).toBe(409)
  })

  it('can be taken back to what it said before', async () => {
    const { version } = await draft()
    expect((await publish(version)).json()).toEqual({ number: 2 })
    const restored = await admin.post('/api/landing/history/1/restore', { version })
    expect(restored.json<LandingDraft>().content.closing).toContain('onerror')
    await publish(restored.json<LandingDraft>().version)
    expect((await page()).closing).toContain('onerror')
    expect((await history()).map(({ number, by }) => `${number} ${by}`)).toEqual([
      '3 admin',
      '2 admin',
      '1 admin',
    ])
    const after = (await draft()).version
    expect((await admin.post('/api/landing/history/99/restore', { version: after })).status).toBe(404)
  })

  it('refuses what is no page, part by part', async () => {
    const { version } = await draft()
    const video = (url: string) => ({ ...FIRST_LANDING, video: { kind: 'address' as const, url } })
    for (const url of ['javascript:alert(1)', 'http://youtu.be/abc', 'https://evil.example/v.mp4'])
      expect(await save(video(url), version)).toMatchObject({
        status: 400,
        text: 'content.video.url: Paste the https link of a video on YouTube or Vimeo.',
      })
    const empty = { ...FIRST_LANDING, hero: { title: ' ', text: 'x'.repeat(401) } }
    const { text } = await save(empty, version)
    expect(text).toBe('content.hero.title: Write something here; content.hero.text: At most 400 characters')
    const gone = {
      kind: 'file' as const,
      file: `${'0'.repeat(64)}.mp4`,
      captions: `${'0'.repeat(64)}.vtt`,
      poster: null,
    }
    expect((await save({ ...FIRST_LANDING, video: gone }, version)).text).toContain('Upload the file first')
  })
})

describe('its video', () => {
  const film = (told: string) => Buffer.concat([Buffer.from('\0\0\0\x20ftypisom'), Buffer.alloc(1_000, told)])

  it('is kept, and played in parts', async () => {
    const file = fileIn(await upload(film('x')))
    const captions = fileIn(await upload('WEBVTT\n\n00:00.000 --> 00:01.000\nHello', 'text/vtt'))
    const { version } = await draft()
    const video = { kind: 'file' as const, file, captions, poster: null }
    expect((await save({ ...FIRST_LANDING, video }, version)).status).toBe(200)
    const part = await fetch(`${backend.url}/media/${file}`, { headers: { range: 'bytes=4-7' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe('video/mp4')
    expect(await part.text()).toBe('ftyp')
    const words = await fetch(`${backend.url}/media/${captions}`)
    expect(words.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(words.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('is removed when no page names it any more, a day after it came', async () => {
    const [kept, left] = [fileIn(await upload(film('kept'))), fileIn(await upload(film('left')))]
    const captions = fileIn(await upload('WEBVTT\n\n00:00.000 --> 00:01.000\nBye', 'text/vtt'))
    const video = { kind: 'file' as const, file: kept, captions, poster: null }
    // What was published can be restored for ever.
    for (const content of [{ ...FIRST_LANDING, video }, FIRST_LANDING]) {
      await save(content, (await draft()).version)
      expect((await publish((await draft()).version)).status).toBe(200)
    }
    const statuses = () =>
      Promise.all(
        [kept, captions, left].map(async (file) => (await fetch(`${backend.url}/media/${file}`)).status),
      )
    const { system } = backend
    await removeUnusedPageMedia(system, new Date())
    expect(await statuses()).toEqual([200, 200, 200])
    await removeUnusedPageMedia(system, new Date(Date.now() + 25 * 60 * 60 * 1_000))
    expect(await statuses()).toEqual([200, 200, 404])
  })

  it('is nothing that a browser would run, and nothing that lies beside it', async () => {
    expect(
      await upload('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'),
    ).toMatchObject({
      status: 415,
    })
    expect((await upload('<!doctype html>', 'text/html')).status).toBe(415)
    for (const path of ['/media/incoming', '/media/..%2fpage', `/media/${'0'.repeat(64)}.mp4`, '/media/'])
      expect((await fetch(`${backend.url}${path}`)).status).toBe(404)
  })
})

it('is the admin’s to write', async () => {
  const visitor = backend.visitor()
  const member = backend.visitor()
  await member.post('/api/register', { username: 'Guest', email: 'g@example.org', password: 'a password' })
  for (const [browser, status] of [
    [visitor, 401],
    [member, 403],
  ] as const) {
    const answers = [
      await browser.get('/api/landing/draft'),
      await browser.put('/api/landing/draft', { content: FIRST_LANDING, version: 0 }),
      await browser.post('/api/landing/publish', { version: 0 }),
      await browser.get('/api/landing/history'),
      await browser.post('/api/landing/history/1/restore', { version: 0 }),
      await upload('WEBVTT', 'text/vtt', browser.cookie()),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  }
})
