import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { numberOption, runScript, say } from './script.ts'
import { type Shape, type Surroundings, startSurroundings } from './surroundings.ts'
import { gatherCrowd } from './traffic/crowd.ts'
import { createMix } from './traffic/mix.ts'
import { keepPaying } from './traffic/payers.ts'
import { keepAsking, type Traffic } from './traffic/steady.ts'
import { allHappenedOnce, printTally } from './traffic/verdict.ts'

/** Requests a second. */
const RATE = 200
const MAX_RATE = 1_000
const CROWD = { people: 300, meetups: 20 }
/** Before and after the incident, so that there is something to compare with. */
const CALM_MS = 5_000

/** What happens in the middle of the load. */
export interface Incident {
  title: string
  shape: Shape
  /** Lets it happen. Answers when, as `performance.now()`, everything was back. */
  happen(around: Surroundings, traffic: Traffic): Promise<number>
  /** Whether every request went acceptably. */
  isAcceptable(traffic: Traffic, since: number): boolean
}

async function stress({ title, shape, happen, isAcceptable }: Incident, rate: number): Promise<boolean> {
  const [load = 0] = loadavg()
  say(`${title} under ${rate} requests a second; ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  await using resources = new AsyncDisposableStack()
  const around = await startSurroundings(say, shape)
  resources.defer(around.stop)
  const crowd = await gatherCrowd(around, CROWD)
  const payers = await keepPaying(around)
  const { next, deeds } = createMix(crowd, around.system.config.stripe.webhookSecret ?? '')
  const urls = around.backEnds.map(({ url }) => url)
  const traffic = keepAsking(urls, rate, next)
  await pause(CALM_MS)
  const since = await happen(around, traffic)
  await pause(CALM_MS)
  await Promise.all([traffic.stop(), payers.stop()])
  printTally(traffic.tally)
  const once = await allHappenedOnce(around, { deeds, payers, since })
  const right = isAcceptable(traffic, since) && once
  if (!right) process.stdout.write(`${around.lastWords()}\n`)
  return right
}

/** Runs the load with the incident in its middle; the exit code says whether the system bore it. */
export function runIncident(incident: Incident): Promise<void> {
  return runScript(
    async () => stress(incident, numberOption('rate', { otherwise: RATE, max: MAX_RATE, example: 50 })),
    'Nothing was lost and nothing came twice',
  )
}
