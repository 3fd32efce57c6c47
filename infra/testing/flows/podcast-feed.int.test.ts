import { startBackend } from '@meridian/backend/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { toneMp3 } from '../../simulation/tone.ts'
import { testEnvironment } from '../environment.ts'
import { adminAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { listen, pathOf, publish, subscriber } from './podcast-people.ts'

const TITLE = `<script>alert("1")</script> & Söhne ]]> \u{1f399}`

let system: WholeSystem
let admin: HttpClient
let guids: string[]
let listener: Awaited<ReturnType<typeof subscriber>>
beforeAll(async () => {
  system = await startWholeSystem()
  admin = await adminAt(system)
  const description = 'One <b>bold</b> line\n\nand another'
  guids = [
    await publish(system, admin, { title: TITLE, description, publishedAt: '2026-03-04T05:06:07.000Z' }, 3),
    await publish(system, admin, { title: 'Second', publishedAt: '2026-03-05T05:06:07.000Z' }, 4),
  ]
  await publish(system, admin, { title: 'For few', requiredTier: 'enterprise' })
  listener = await subscriber(system, 'basic')
})
afterAll(() => system.stop())

const audioOf = async () => {
  const { feed } = await listen(system.url, listener.feedUrl)
  return system.url + pathOf(feed.items[0]?.enclosure?.url ?? '')
}

describe('a feed', () => {
  it('is read by a reader that is not ours: dates, lengths and guids are right, mark-up is text', async () => {
    const { answer, document, feed } = await listen(system.url, listener.feedUrl)
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('cache-control')).toContain('private')
    expect(feed.items.map(({ guid }) => guid)).toEqual([guids[1], guids[0]])
    expect(feed.items.map(({ isoDate }) => isoDate)).toEqual([
      '2026-03-05T05:06:07.000Z',
      '2026-03-04T05:06:07.000Z',
    ])
    expect(feed.items.map(({ itunes }) => itunes?.duration)).toEqual(['4', '3'])
    expect(feed.items[1]?.title).toBe(TITLE)
    expect(feed.items[1]?.content).toBe('<p>One &lt;b&gt;bold&lt;/b&gt; line</p><p>and another</p>')
    expect(feed.items[1]?.enclosure).toMatchObject({
      type: 'audio/mpeg',
      length: String(toneMp3({ seconds: 3, hertz: 203 }).length),
    })
    expect(document).toContain('<itunes:block>Yes</itunes:block>')
    expect(document).not.toContain('<script')
    expect(document).not.toContain('For few')
  })

  it('is the same from a back end that was started anew', async () => {
    const before = await listen(system.url, listener.feedUrl)
    const { databaseUrl, redisUrl, publicUrl } = system.system.config
    const env = testEnvironment({ databaseUrl, redisUrl })
    const second = await startBackend({ ...env, PORT: '0', PUBLIC_URL: publicUrl })
    const after = await listen(second.url, listener.feedUrl)
    await second.stop()
    expect(after.document).toBe(before.document)
    for (const name of ['etag', 'last-modified'])
      expect(after.answer.headers.get(name)).toBe(before.answer.headers.get(name))
  })

  it('is sent once: who has this version is told so, and a change has another version', async () => {
    const { answer } = await listen(system.url, listener.feedUrl)
    const etag = answer.headers.get('etag') ?? ''
    const modified = answer.headers.get('last-modified') ?? ''
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    const ask = (headers: Record<string, string>) => fetch(system.url + pathOf(listener.feedUrl), { headers })
    const known = await ask({ 'if-none-match': etag })
    expect([known.status, await known.text()]).toEqual([304, ''])
    expect((await ask({ 'if-modified-since': modified })).status).toBe(304)
    expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)

    const { title, description, publishedAt } = {
      title: 'Second',
      description: 'New',
      publishedAt: '2026-03-05T05:06:07.000Z',
    }
    const form = { title, description, publishedAt, requiredTier: 'basic', withdrawn: false, version: 1 }
    await admin.put(`/api/podcast/episodes/${guids[1]}`, form)
    expect((await ask({ 'if-none-match': etag })).status).toBe(200)
    expect((await ask({ 'if-modified-since': modified })).status).toBe(200)
    expect((await listen(system.url, listener.feedUrl)).feed.items.map(({ guid }) => guid)).toContain(
      guids[1],
    )
  })

  it('is asked for without its body as well', async () => {
    const head = await fetch(system.url + pathOf(listener.feedUrl), { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toMatch(/^"/)
  })

  it.each(['nothing', '', 'a'.repeat(5_000), '%00', '..%2f..%2fetc%2fpasswd'])(
    'that never was (%j) is not found, in plain text',
    async (token) => {
      const answer = await fetch(`${system.url}/feeds/${token}`)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    },
  )

  it('has a cover', async () => {
    const { feed } = await listen(system.url, listener.feedUrl)
    const cover = await fetch(system.url + pathOf(feed.image?.url ?? ''))
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

describe('a recording', () => {
  const tone = toneMp3({ seconds: 4, hertz: 204 })

  it('is sent whole, in part, or only described', async () => {
    const url = await audioOf()
    const whole = await fetch(url)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('audio/mpeg')
    expect(Buffer.from(await whole.arrayBuffer()).equals(tone)).toBe(true)
    const part = await fetch(url, { headers: { range: 'bytes=100-199' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${tone.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(tone.subarray(100, 200))).toBe(true)
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(tone.length)])
    expect((await fetch(url, { headers: { range: `bytes=${tone.length}-` } })).status).toBe(416)
  })

  it('is refused by a link that has expired, was changed, or was made for nobody', async () => {
    const { podcast } = system.system
    const name =
      pathOf(await audioOf())
        .split('/')
        .at(-1) ?? ''
    const link = podcast.links.read(name)
    if (link === undefined) throw new Error('The link of the feed cannot be read')
    const longAgo = new Date(Date.now() - 4 * 86_400_000)
    const old = podcast.links.make(link.holder, { guid: link.guid, file: 'a.mp3' }, longAgo)
    const expired = await fetch(system.url + old)
    expect([expired.status, await expired.text()]).toEqual([403, expect.stringMatching(/expired/)])
    const later = name.replace(/_(\d+)\./, (_, expiry) => `_${Number(expiry) + 1}.`)
    expect((await fetch(`${system.url}/feeds/audio/${later}`)).status).toBe(404)
    const stranger = { kind: 'member', id: '00000000-0000-4000-8000-000000000000' } as const
    const foreign = podcast.links.make(stranger, { guid: link.guid, file: 'a.mp3' }, new Date())
    expect((await fetch(system.url + foreign)).status).toBe(404)
  })

  it('of another tier is refused, though the link is genuine', async () => {
    const { podcast, sql } = system.system
    const [few] = await sql.rows<{ guid: string; file: string }>({
      text: `select guid, file from podcast_episodes where required_tier = 'enterprise'`,
    })
    const holder = podcast.links.read(
      pathOf(await audioOf())
        .split('/')
        .at(-1) ?? '',
    )?.holder
    if (few === undefined || holder === undefined) throw new Error('There is no episode to try')
    expect((await fetch(system.url + podcast.links.make(holder, few, new Date()))).status).toBe(404)
  })
})
