import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { CITIES } from '../../sandbox/geocoder/cities.ts'
import { type BackEnd, proxied } from '../back-end.ts'
import { views } from '../map-servers.ts'
import { millionBackEnd, openMap, type Pace, paceOf } from '../map-window.ts'
import type { Finding, Row } from '../row.ts'
import { median, p95 } from '../samples.ts'

/** From the world into Europe, where many live, in three steps. */
const LONDON = { latitude: 51.5, longitude: -0.1 }
const NEARER_STEPS = 3
const WHEEL_PX = -1_100
/** Nearly half the panel each, so that a part comes into view that was not loaded yet; they end where they began. */
const PUSHES = [
  { x: -400, y: 0 },
  { x: -400, y: 60 },
  { x: 400, y: 60 },
  { x: 400, y: 60 },
  { x: 400, y: -90 },
  { x: -400, y: -90 },
]
/** As fast as a hand moves: one step for each frame of a screen. */
const STEPS = 40
/** Drawing is over when nothing has been drawn for this long. */
const QUIET_MS = 500

export const mapPanning: Row = {
  number: 16,
  title: 'panning the map at 1 M',
  async measure(around) {
    const backEnd = await millionBackEnd(around)
    const times = await timesOf(backEnd, views())
    const listTimes = await timesOf(backEnd, lists())
    const page = await openMap(around, backEnd)
    await untilQuiet(page)
    const { first } = await paceOf(page)
    const pushes = await pushAround(page)
    const { most } = await paceOf(page)
    await page.context().browser()?.close()
    return findingsOf({ first, most, pushes, times, listTimes })
  },
}

interface Push {
  /** From letting go to the last picture that follows, with the members of the new part on it; in milliseconds. */
  untilDrawn: number
  perSecond: number
}

interface Spot {
  x: number
  y: number
}

interface Measured {
  first: number
  most: number
  pushes: readonly Push[]
  times: readonly number[]
  listTimes: readonly number[]
}

function findingsOf({ first, most, pushes, times, listTimes }: Measured): Finding[] {
  return [
    { what: 'first picture of the map screen at 1 M', ours: first, unit: 'ms', bar: { atMost: 2_000 } },
    {
      what: `from letting go of the map to its next picture, median of ${pushes.length} pushes`,
      ours: median(pushes.map(({ untilDrawn }) => untilDrawn)),
      unit: 'ms',
      bar: { atMost: 100 },
    },
    {
      what: 'frames while the map is pushed, median',
      ours: median(pushes.map(({ perSecond }) => perSecond)),
      unit: 'a second',
      bar: { atLeast: 50 },
    },
    { what: 'elements for marks, at most', ours: most, unit: 'nodes', bar: { atMost: 500 } },
    {
      what: `viewport with its session, not kept, p95 of ${times.length}`,
      ours: p95(times),
      unit: 'ms',
      bar: { atMost: 50 },
    },
    {
      what: `page of the list beside it, by city, p95 of ${listTimes.length}`,
      ours: p95(listTimes),
      unit: 'ms',
      bar: { atMost: 100 },
    },
  ]
}

const lists = () => CITIES.map(([, , city]) => `/api/map/members?search=${encodeURIComponent(city)}`)

/** One after the other, as one person's browser asks. */
async function timesOf({ url, cookie }: BackEnd, paths: readonly string[]): Promise<number[]> {
  const headers = { ...proxied('192.0.2.1'), cookie, 'accept-encoding': 'gzip' }
  const times: number[] = []
  for (const look of [1, 2, 3])
    for (const path of paths) {
      const begun = performance.now()
      const answer = await fetch(`${url}${path}&look=${look}`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      times.push(performance.now() - begun)
    }
  // The first look costs more because the connections have to wake up: it does not count.
  return times.slice(paths.length)
}

async function pushAround(page: Page): Promise<Push[]> {
  const map = await page.getByRole('application').boundingBox()
  if (map === null) throw new Error('There is no map on the screen')
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 }
  const scale = Math.min(map.width / 360, map.height / 180)
  const { latitude, longitude } = LONDON
  await page.mouse.move(middle.x + longitude * scale, middle.y - latitude * scale)
  const pushes: Push[] = []
  for (let step = 0; step < NEARER_STEPS; step += 1) {
    await page.mouse.wheel(0, WHEEL_PX)
    await untilQuiet(page)
    for (const by of PUSHES) pushes.push(await pushFrom(page, middle, by))
    // Back to where the crowd is, for the next step.
    await page.mouse.move(middle.x, middle.y)
  }
  return pushes
}

async function pushFrom(page: Page, from: Spot, by: Spot): Promise<Push> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const begun = await now(page)
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: STEPS })
  const letGo = await now(page)
  await page.mouse.up()
  const { drawn, frames } = await untilQuiet(page)
  const during = frames.filter((at) => at >= begun && at <= letGo)
  return {
    untilDrawn: Math.max(0, drawn - letGo),
    perSecond: ((during.length - 1) * 1_000) / ((during.at(-1) ?? 0) - (during[0] ?? 0)),
  }
}

const now = (page: Page) => page.evaluate<number>('performance.now()')

async function untilQuiet(page: Page): Promise<Pace> {
  for (;;) {
    await pause(QUIET_MS)
    const [pace, at] = [await paceOf(page), await now(page)]
    if (at - pace.drawn >= QUIET_MS) return pace
  }
}
