import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../local/ports.ts'
import { supervise } from '../local/supervisor.ts'
import { waitForOk } from '../local/wait-for.ts'
import { type MemoryFigures, watchMemory } from './memory.ts'
import { numberOption, runScript, say } from './script.ts'
import { type Surroundings, startSurroundings } from './surroundings.ts'
import { gatherCrowd } from './traffic/crowd.ts'
import { flood } from './traffic/flood.ts'
import { createMix } from './traffic/mix.ts'
import { createTally } from './traffic/tally.ts'
import { allHappenedOnce, printTally } from './traffic/verdict.ts'

const MINUTES = 10
const MAX_MINUTES = 600
const CROWD = { people: 1_000, meetups: 60 }
/** Ours and bare Express in turn, so that a machine whose speed drifts affects both alike. */
const OURS_SECONDS = 30
const THEIRS_SECONDS = 5
const SLICES_A_MINUTE = 60 / OURS_SECONDS
const READY_WITHIN_MS = 30_000
const LAST_ANSWERS_MS = 15_000

/** The smallest server that the back end can be measured against; answers its address. */
async function startExpress(around: Surroundings, resources: AsyncDisposableStack): Promise<string> {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const file = fileURLToPath(new URL('../bench/references/express-server.ts', import.meta.url))
  const { databaseUrl } = around.system.config
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: port }
  const part = supervise({ name: 'Express', args: [file], env }, { say, write: () => {} })
  resources.defer(part.stop)
  await waitForOk(`${url}/json`, READY_WITHIN_MS)
  return url
}

const json = () => ({ kind: 'json', method: 'GET' as const, path: '/json', headers: {} })
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function row(...cells: string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}

function printMemory(name: string, { first, last, most, slope }: MemoryFigures): void {
  row(
    `memory of the ${name}`,
    `${first} MB at first, ${last} MB at last, ${most} MB at most`,
    `${slope.toFixed(1)} MB a minute`,
  )
}

async function stress(minutes: number): Promise<boolean> {
  const [load = 0] = loadavg()
  say(`${minutes} minutes of 100 connections; ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  await using resources = new AsyncDisposableStack()
  const around = await startSurroundings(say)
  resources.defer(around.stop)
  const express = await startExpress(around, resources)
  const crowd = await gatherCrowd(around, CROWD)
  const { next, deeds } = createMix(crowd, around.system.config.stripe.webhookSecret ?? '')
  const [ours, theirs] = [createTally(), createTally()]
  const [oursPerSecond, theirsPerSecond]: [number[], number[]] = [[], []]
  const memory = [...around.backEnds, ...around.workers].map(watchMemory)
  for (let slice = 0; slice < minutes * SLICES_A_MINUTE; slice += 1) {
    theirsPerSecond.push(await flood(express, { seconds: THEIRS_SECONDS, next: json, tally: theirs }))
    oursPerSecond.push(await flood(around.url, { seconds: OURS_SECONDS, next, tally: ours }))
  }
  const since = performance.now()
  // The generator stops without waiting for its last answers: the server is still working on them.
  await pause(LAST_ANSWERS_MS)
  const [backEnd, workers] = memory.map((figures) => figures())
  printTally(ours)
  const once = await allHappenedOnce(around, { deeds, since, withinMs: Math.max(4, minutes) * 60_000 })
  const [mine, bare] = [median(oursPerSecond), median(theirsPerSecond)]
  row('Figure', 'Ours, and bare Express', 'Ratio')
  row('---', '---', '---')
  row('answers', `${ours.count()}, ${ours.failures().length} of them failed`, '')
  row('throughput', `${mine.toFixed(0)} and ${bare.toFixed(0)} a second`, (mine / bare).toFixed(2))
  for (const [what, kind] of [
    ['all', undefined],
    ['reads', 'read'],
    ['webhooks', 'webhook'],
  ] as const) {
    const [p99, their] = [ours.took(0.99, kind), theirs.took(0.99)]
    row(`p99, ${what}`, `${p99.toFixed(0)} and ${their.toFixed(0)} ms`, (p99 / their).toFixed(1))
  }
  if (backEnd !== undefined) printMemory('back end', backEnd)
  if (workers !== undefined) printMemory('workers', workers)
  const right = once && ours.failures().length === 0
  if (!right) process.stdout.write(`${around.lastWords()}\n`)
  return right
}

await runScript(async () => {
  const otherwise = Number(process.env.MINUTES ?? MINUTES)
  const limits = {
    otherwise,
    min: 1 / SLICES_A_MINUTE,
    max: MAX_MINUTES,
    fractions: true,
    example: 2,
  } as const
  return stress(numberOption('minutes', limits))
}, 'No error, nothing was lost and nothing came twice')
