import type { EditedEpisode } from '@meridian/contracts/http/content/edit-podcast'
import type { FeedAddress, Podcast } from '@meridian/contracts/http/content/podcast'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, somebody, untilSession, untilSettled } from './people.ts'
import { listen, pathOf, publish, subscriber } from './podcast-people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem()
  admin = await adminAt(system)
  await publish(system, admin, { title: 'One' })
  await publish(system, admin, { title: 'Two', requiredTier: 'pro' }, 3)
})
afterAll(() => system.stop())

const { renew, failRenewal } = stripeOf(() => system)

const titlesOf = async (feedUrl: string) =>
  (await listen(system.url, feedUrl)).feed.items.map(({ title }) => title)

it('a feed goes on in the grace period, says so when access is lost, and comes back under the same address', async () => {
  const { browser, feedUrl, subscriptionId } = await subscriber(system, 'pro')
  const open = await listen(system.url, feedUrl)
  const audio = system.url + pathOf(open.feed.items[0]?.enclosure?.url ?? '')
  expect((await fetch(audio)).status).toBe(200)

  await renew(subscriptionId, 'failed')
  await untilSession(browser, { membershipStatus: 'payment_failed' })
  expect((await listen(system.url, feedUrl)).document).toBe(open.document)
  const copy = await browser.post('/api/podcast/feed')
  expect([copy.status, copy.text]).toEqual([403, expect.stringMatching(/payment failed/)])
  expect((await browser.post('/api/podcast/rotate')).status).toBe(403)
  const inGrace = (await browser.get('/api/podcast')).json<Podcast>()
  expect(inGrace.feed).toMatchObject({ state: 'open', feedUrl: null })
  expect(inGrace.episodes).toHaveLength(2)

  await renew(subscriptionId, 'failed')
  await renew(subscriptionId, 'failed')
  await untilSession(browser, { paymentFailureCount: 3 })
  const closed = await listen(system.url, feedUrl)
  expect(closed.feed.items).toHaveLength(1)
  expect(closed.feed.items[0]?.title).toMatch(/closed/)
  expect(closed.feed.items[0]?.content).toMatch(/could not be collected.*\/portal/)
  const notice = await fetch(system.url + pathOf(closed.feed.items[0]?.enclosure?.url ?? ''))
  expect([notice.status, notice.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect((await fetch(audio)).status).toBe(403)
  expect((await browser.get('/api/podcast')).status).toBe(403)
  const again = await fetch(system.url + pathOf(feedUrl), {
    headers: { 'if-none-match': closed.answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)

  await renew(subscriptionId, 'paid')
  await untilSession(browser, { membershipStatus: 'active' })
  expect((await listen(system.url, feedUrl)).document).toBe(open.document)
  expect((await fetch(audio)).status).toBe(200)
  expect((await browser.post('/api/podcast/feed')).json<FeedAddress>().feedUrl).toBe(feedUrl)
})

it('a feed that closes for a second time says so anew, though no player has asked in between', async () => {
  const { browser, feedUrl, subscriptionId } = await subscriber(system, 'basic')
  const noticeOnceClosed = async () => {
    await failRenewal(subscriptionId, 3)
    await untilSession(browser, { paymentFailureCount: 3 })
    await untilSettled(system)
    const [notice] = (await listen(system.url, feedUrl)).feed.items
    expect(notice?.title).toMatch(/closed/)
    return notice?.guid
  }
  const first = await noticeOnceClosed()
  await renew(subscriptionId, 'paid')
  await untilSession(browser, { membershipStatus: 'active' })
  expect(await noticeOnceClosed()).not.toBe(first)
})

it('a feed that was open for as long as somebody was staff says so anew when it closes', async () => {
  const { browser, feedUrl, subscriptionId } = await subscriber(system, 'basic')
  const closingOf = async () => (await listen(system.url, feedUrl)).feed.items[0]
  await failRenewal(subscriptionId, 3)
  const { id } = await untilSession(browser, { paymentFailureCount: 3 })
  await untilSettled(system)
  const first = await closingOf()
  for (const role of ['staff', 'member']) {
    const answer = await admin.post(`/api/users/${id}/role`, { role, reason: 'As agreed' })
    expect(answer.status, answer.text).toBe(200)
    await untilSettled(system)
  }
  const second = await closingOf()
  expect(second?.title).toMatch(/closed/)
  expect(second?.guid).not.toBe(first?.guid)
})

it('the feed of somebody who is suspended says so, and comes back under the same address', async () => {
  const { browser, feedUrl } = await subscriber(system, 'pro')
  const { id } = await sessionOf(browser)
  const open = await listen(system.url, feedUrl)
  const audio = system.url + pathOf(open.feed.items[0]?.enclosure?.url ?? '')
  await admin.post(`/api/users/${id}/suspend`, { reason: 'Sells episodes' })
  const { feed } = await listen(system.url, feedUrl)
  expect(feed.items.map(({ title }) => title)).toEqual(['This feed is closed: your account is suspended'])
  expect((await fetch(audio)).status).toBe(403)
  await admin.post(`/api/users/${id}/unsuspend`, { reason: 'A mistake' })
  expect((await listen(system.url, feedUrl)).document).toBe(open.document)
})

it('the removal from the podcast is on record, for those who had a feed', async () => {
  const listener = await subscriber(system, 'basic')
  const other = buyerOf(system, somebody())
  const { subscriptionId } = await other.buy('basic')
  for (const subscription of [listener.subscriptionId, subscriptionId]) await failRenewal(subscription, 3)
  const { id } = await untilSession(listener.browser, { paymentFailureCount: 3 })
  await untilSession(other.browser, { paymentFailureCount: 3 })
  await untilSettled(system)
  const removals = await until(
    async () => {
      const rows = await system.system.sql.rows<{ account_id: string; seconds: number }>({
        text: `select account_id, extract(epoch from removed_at - lost_at)::float8 as seconds
          from channel_revocations where channel = 'podcast' and removed_at is not null and lost_at > $1`,
        values: [new Date(Date.now() - 60_000)],
      })
      return rows.some(({ account_id }) => account_id === id) && rows
    },
    { what: 'the removal to be on record' },
  )
  expect(removals.find(({ account_id }) => account_id === id)?.seconds).toBeLessThan(60)
  const accounts = (
    await Promise.all([listener.browser, other.browser].map((one) => one.get('/api/session')))
  ).map((answer) => answer.json<{ id: string }>().id)
  expect(removals.filter(({ account_id }) => accounts.includes(account_id))).toHaveLength(1)
})

it('a new address ends the old one, with every link that it gave', async () => {
  const { browser, feedUrl } = await subscriber(system, 'basic')
  const { feed } = await listen(system.url, feedUrl)
  const audio = system.url + pathOf(feed.items[0]?.enclosure?.url ?? '')
  const answer = await browser.post('/api/podcast/rotate')
  const { feedUrl: fresh } = answer.json<FeedAddress>()
  expect(fresh).not.toBe(feedUrl)
  const old = await fetch(system.url + pathOf(feedUrl))
  expect([old.status, await old.text()]).toEqual([410, expect.stringMatching(/new address/)])
  expect(old.headers.get('content-type')).toMatch(/^text\/plain/)
  expect((await fetch(audio)).status).toBe(410)
  expect(await titlesOf(fresh)).toEqual(['One'])
  expect((await browser.get('/api/podcast')).json<Podcast>().feed.feedUrl).toBe(fresh)
})

it('asking for a feed ten times at once makes one', async () => {
  const buyer = buyerOf(system, somebody())
  await buyer.buy('basic')
  const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.browser.post('/api/podcast/feed')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.json<FeedAddress>().feedUrl)).size).toBe(1)
})

it('a member hears the episodes of their tier, here and in the player', async () => {
  const basic = await subscriber(system, 'basic')
  const pro = await subscriber(system, 'pro')
  expect(await titlesOf(basic.feedUrl)).toEqual(['One'])
  expect((await titlesOf(pro.feedUrl)).toSorted()).toEqual(['One', 'Two'])
  const { episodes } = (await basic.browser.get('/api/podcast')).json<Podcast>()
  expect(episodes.map(({ title }) => title)).toEqual(['One'])
  expect((await fetch(system.url + (episodes[0]?.audioUrl ?? ''))).status).toBe(200)
})

it('the database alone opens no feed', async () => {
  const { feedUrl } = await subscriber(system, 'basic')
  const token = pathOf(feedUrl).split('/').at(-1) ?? ''
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
  const rows = await system.system.sql.rows({ text: 'select * from podcast_feeds' })
  const events = await system.system.sql.rows({
    text: `select payload from domain_events where type like 'content.%'`,
  })
  expect(JSON.stringify([rows, events])).not.toContain(token)
})

it('an episode that was withdrawn is not brought back by whoever edits it as it was before', async () => {
  const guid = await publish(system, admin, { title: 'Three', publishedAt: '2099-03-04T05:06:07.000Z' })
  const present = async () =>
    (await admin.get('/api/podcast/episodes')).json<EditedEpisode[]>().find((one) => one.guid === guid)
  const edit = async (seen: EditedEpisode | undefined, change: Partial<EditedEpisode>) =>
    admin.put(`/api/podcast/episodes/${guid}`, { ...seen, ...change })
  const seen = await present()
  expect((await edit(seen, { withdrawn: true })).status).toBe(200)
  const late = await edit(seen, { title: 'Late' })
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('was not saved')])
  expect(await present()).toMatchObject({ title: 'Three', withdrawn: true })
  expect((await edit(await present(), { withdrawn: false })).status).toBe(200)
})
