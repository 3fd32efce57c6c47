import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { projections, rebuild } from '@meridian/backend/worker-api'
import { createClient, type HttpClient } from '../simulation/http-client.ts'
import { isCaughtUp, writeHistory } from './long-history.ts'
import { drain, memoryDuring, p95Of } from './readings.ts'
import { numberOption, runScript, say, seconds } from './script.ts'
import { type Surroundings, startSurroundings } from './surroundings.ts'

/** A community of a million: how fast its lists are read, what an export costs, how long its read models take to rebuild. */
const PEOPLE = 1_000_000
const SEARCH_WITHIN_MS = 100
const POLL_MS = 500
const CAUGHT_UP_WITHIN_MS = 3_600_000

const SEARCHES = ['', 'search=person77', 'search=ab', 'search=99999', 'tier=pro&status=active', 'search=zzzz']

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const begun = performance.now()
  return { result: await work(), ms: performance.now() - begun }
}

async function signInAsAdmin({ url, admin }: Surroundings): Promise<HttpClient> {
  const browser = createClient(url)
  const { status, text } = await browser.post('/api/login', admin)
  if (status !== 200) throw new Error(`${status}: ${text}`)
  return browser
}

async function fill(around: Surroundings, people: number): Promise<void> {
  const written = await timed(() => writeHistory(around.system, people))
  say(`Their history was written in ${seconds(written.ms)}`)
  const caughtUp = await timed(async () => {
    const deadline = Date.now() + CAUGHT_UP_WITHIN_MS
    while (!(await isCaughtUp(around.system))) {
      if (Date.now() > deadline) throw new Error(`The read models are behind. ${around.lastWords()}`)
      await pause(POLL_MS)
    }
  })
  // As the database does by itself within a few minutes.
  await around.system.sql.rows({ text: 'analyze' })
  say(`The read models had it ${seconds(caughtUp.ms)} later`)
}

/** What people see of the read models, in a form that can be compared. */
async function seenBy(browser: HttpClient): Promise<string> {
  const paths = ['/api/analytics', '/api/users?search=person77', '/api/users?tier=basic', '/api/map']
  return (await Promise.all(paths.map((path) => browser.get(path))))
    .map(({ status, text }) => status + text)
    .join()
}

/** Rebuilds everything while somebody keeps reading; answers how many of their readings differed from those before. */
async function rebuildWhileServing(around: Surroundings, browser: HttpClient): Promise<number> {
  const before = await seenBy(browser)
  let [readings, wrong] = [0, 0]
  const done = new AbortController()
  const reading = (async () => {
    while (!done.signal.aborted) {
      readings += 1
      if ((await seenBy(browser)) !== before) wrong += 1
      await pause(POLL_MS)
    }
  })()
  const all = await timed(async () => {
    for (const projection of projections) {
      const { result, ms } = await timed(() => rebuild(around.system.sql, projection))
      say(`  ${projection.name}: ${result.toLocaleString('en')} events in ${seconds(ms)}`)
    }
  })
  done.abort()
  await reading
  say(
    `All read models were rebuilt in ${seconds(all.ms)}; of ${readings} readings meanwhile ${wrong} differed`,
  )
  return wrong
}

/** The p95 of whichever search is the slowest, in ms. */
async function slowestSearch(browser: HttpClient): Promise<number> {
  let slowest = 0
  for (const search of SEARCHES) {
    const p95 = await p95Of(browser, `/api/users?${search}`)
    say(`A page of the members, ${search || 'all of them'}: p95 ${p95.toFixed(1)} ms`)
    slowest = Math.max(slowest, p95)
  }
  return slowest
}

async function stress(people: number): Promise<boolean> {
  say(`${people.toLocaleString('en')} members; load ${(loadavg()[0] ?? 0).toFixed(1)}`)
  await using resources = new AsyncDisposableStack()
  const around = await startSurroundings(say)
  resources.defer(around.stop)
  await fill(around, people)
  const browser = await signInAsAdmin(around)
  const p95 = await slowestSearch(browser)
  const { port } = new URL(around.url)
  const exported = await memoryDuring('backend/src/main.ts', port, () =>
    drain(`${around.url}/api/users/export.csv`, browser.cookie()),
  )
  say(
    `The export of ${exported.result.lines.toLocaleString('en')} lines took ${seconds(exported.result.ms)}; memory ${exported.before} MB before, ${exported.most} MB at most`,
  )
  const wrong = await rebuildWhileServing(around, browser)
  return p95 < SEARCH_WITHIN_MS && wrong === 0 && exported.result.lines > people
}

await runScript(
  async () => stress(numberOption('people', { otherwise: PEOPLE, max: PEOPLE, example: 10_000 })),
  'All of it was quick enough, and read the same all the time',
)
