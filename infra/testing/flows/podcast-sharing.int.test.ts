import type { FeedFlag } from '@meridian/contracts/http/content/podcast'
import { MAX_FEED_ADDRESSES } from '@meridian/contracts/values/podcast'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { SUPPORT, untilMails, untilSettled } from './people.ts'
import { listen, pathOf, publish, subscriber } from './podcast-people.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ TRUST_PROXY: '1' })
})
afterAll(() => system.stop())

const from = (url: string, address: string) => fetch(url, { headers: { 'x-forwarded-for': address } })
const staffMails = () =>
  system.sandbox.get('/control/mail?to=support%40meridian.example').then((answer) => answer.json<unknown[]>())

it('a feed that many places ask for is told to staff, once', async () => {
  const admin = await adminAt(system)
  await publish(system, admin, {})
  const listener = await subscriber(system, 'basic')
  const feed = system.url + pathOf(listener.feedUrl)
  const audio =
    system.url + pathOf((await listen(system.url, listener.feedUrl)).feed.items[0]?.enclosure?.url ?? '')

  // The listener has been one place so far; a household that changes its IPv6 address stays one.
  for (let place = 1; place < MAX_FEED_ADDRESSES - 1; place += 1) await from(feed, `203.0.113.${place}`)
  for (let device = 1; device < 6; device += 1) await from(feed, `2001:db8::${device}`)
  expect((await admin.get('/api/podcast/flags')).json<FeedFlag[]>()).toEqual([])

  // Whoever plays a recording by its link is a place like any other.
  expect((await from(audio, '198.51.100.1')).status).toBe(200)
  for (let place = 2; place < 5; place += 1) await from(feed, `198.51.100.${place}`)
  expect((await admin.get('/api/podcast/flags')).json<FeedFlag[]>()).toEqual([
    expect.objectContaining({
      username: listener.username,
      addresses: MAX_FEED_ADDRESSES + 4,
      rotated: false,
    }),
  ])
  const [mail] = await untilMails(system, SUPPORT, 1)
  expect(mail?.text).toContain(listener.username)
  expect(mail?.text).not.toContain(pathOf(listener.feedUrl))
  await untilSettled(system)
  expect(await staffMails()).toHaveLength(1)

  const kept = await system.system.sql.rows({ text: 'select * from podcast_feed_visits' })
  expect(JSON.stringify(kept)).not.toMatch(/203\.0|198\.51|2001:/)
  expect((await listener.browser.get('/api/podcast/flags')).status).toBe(403)

  await listener.browser.post('/api/podcast/rotate')
  expect((await admin.get('/api/podcast/flags')).json<FeedFlag[]>()).toMatchObject([{ rotated: true }])
})

it('places are counted together as many as they come at once', async () => {
  const { feedUrl } = await subscriber(system, 'basic')
  const feed = system.url + pathOf(feedUrl)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => from(feed, `192.0.2.${place + 1}`)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await untilMails(system, SUPPORT, 2)
  await untilSettled(system)
  expect(await staffMails()).toHaveLength(2)
})

it('somebody who comes again the next day is one place, not two', async () => {
  const { feedUrl } = await subscriber(system, 'basic')
  const { podcast, sql } = system.system
  const now = new Date()
  const served = await podcast.feeds.read(pathOf(feedUrl).split('/').at(-1) ?? '', now)
  const yesterday = new Date(now.getTime() - 20 * 3_600_000)
  await podcast.recordVisit(served.feed, '203.0.113.200', yesterday)
  await podcast.recordVisit(served.feed, '203.0.113.200', now)
  const rows = await sql.rows({
    text: 'select 1 from podcast_feed_visits where feed_id = $1',
    values: [served.feed.feedId],
  })
  expect(rows).toHaveLength(1)
})
