import { startBackend, type TestBackend } from '@meridian/backend/testing'
import { MAP_LIVE_PATH } from '@meridian/contracts/http/network/map'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EventStream, openEventStream } from '../event-stream.ts'
import { BERLIN, mapSeenBy, memberAt, share } from '../map.ts'
import { takeAccess } from '../standing.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'

let system: WholeSystem
/** A second back end on the same database. */
let second: TestBackend
beforeAll(async () => {
  system = await startWholeSystem()
  second = await startBackend({ ...system.env, PORT: '0' })
})
afterAll(async () => {
  await second.stop()
  await system.stop()
})

const open = (at: { url: string }, browser: { cookie(): string }) =>
  openEventStream(`${at.url}${MAP_LIVE_PATH}`, browser.cookie())

/** Moves somebody, and waits until every stream has told of the map; answers how long the last of them took, in ms. */
async function slowestNews(streams: EventStream[], move: () => Promise<void>): Promise<number> {
  const moved = performance.now()
  await move()
  const told = streams.map(({ events }) =>
    until(() => events.find(({ name, at }) => name === 'map' && at > moved), {
      what: 'the map to be told of',
    }),
  )
  return Math.max(...(await Promise.all(told)).map(({ at }) => at)) - moved
}

it('tells everybody who looks within two seconds, at whichever back end they are', async () => {
  const [looker, mover] = [await memberAt(system), await memberAt(system)]
  const streams = await Promise.all([system, second, second].map((at) => open(at, looker.browser)))
  for (const { events } of streams) await until(() => events.length > 0, { what: 'the first counters' })
  // Kept on both sides before anything moves.
  await Promise.all([mapSeenBy(looker.browser), looker.browser.get('/api/members/locations')])
  const took = []
  // A machine that does much else may be late once.
  for (const latitude of [BERLIN.latitude, BERLIN.latitude + 0.1, BERLIN.latitude + 0.2])
    took.push(await slowestNews(streams, () => share(mover.browser, { ...BERLIN, latitude })))
  expect(Math.min(...took)).toBeLessThan(2_000)
  expect((await mapSeenBy(looker.browser)).points.map(({ id }) => id)).toContain(mover.id)
  const elsewhere = await fetch(`${second.url}/api/map`, { headers: { cookie: looker.browser.cookie() } })
  expect(await elsewhere.text()).toContain(mover.id)
  const last = streams[0]?.events.findLast(({ name }) => name === 'counters')
  expect(last?.data).toMatchObject({ members: 1, countryNames: ['Germany'] })
  for (const stream of streams) stream.close()
})

it('tells at most about once a second, however much moves', async () => {
  const [looker, mover] = [await memberAt(system), await memberAt(system)]
  const stream = await open(system, looker.browser)
  const begun = performance.now()
  for (let step = 0; step < 40; step += 1) await share(mover.browser, { ...BERLIN, latitude: step })
  await until(
    async () =>
      (await mapSeenBy(looker.browser)).points.some(({ latitude }) => Math.abs(latitude - 39) < 0.1),
    { what: 'the last move to be seen' },
  )
  const moves = stream.events.filter(({ name }) => name === 'map')
  expect(moves.length).toBeLessThanOrEqual(2 + (performance.now() - begun) / 1_000)
  stream.close()
})

it('ends with the session, and with access', async () => {
  const [leaver, loser, stayer] = [await memberAt(system), await memberAt(system), await memberAt(system)]
  const streams = await Promise.all([leaver, loser, stayer].map(({ browser }) => open(system, browser)))
  await leaver.browser.post('/api/logout')
  await takeAccess(system.system, loser.id)
  const [left, lost, stays] = streams
  await until(() => left?.ended() && lost?.ended(), { within: 25_000, what: 'both streams to end' })
  expect(stays?.ended()).toBe(false)
  stays?.close()
})

it('is not opened without end by one person', async () => {
  const { browser } = await memberAt(system)
  const streams = await Promise.all(Array.from({ length: 22 }, () => open(system, browser)))
  const refused = streams.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(2)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  for (const stream of streams) stream.close()
  await until(
    async () => {
      const again = await open(system, browser)
      again.close()
      return again.status === 200
    },
    { within: 5_000, what: 'a stream after the others were closed' },
  )
})

it('ends when the back end shuts down, and keeps it from nothing', async () => {
  const { browser } = await memberAt(system)
  const third = await startBackend({ ...system.env, PORT: '0' })
  const stream = await open(third, browser)
  third.system.liveMap.close()
  await until(() => stream.ended(), { within: 2_000, what: 'the stream to end' })
  await third.stop()
})

it('shows whoever moves their own move at once', async () => {
  const { id, browser } = await memberAt(system)
  for (const city of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await share(browser, { ...BERLIN, city })
    expect((await mapSeenBy(browser)).points.find((point) => point.id === id)).toMatchObject({ city })
  }
  await browser.delete('/api/user/location')
  expect((await mapSeenBy(browser)).points.find((point) => point.id === id)).toBeUndefined()
})
