import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@meridian/backend/config'
import { compose, type System } from '@meridian/backend/worker-api'
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import { type RunningSystem, startSystem } from '../system/start-system.ts'
import { expectExactlyOnce } from './exactly-once.ts'
import { createKiller, createProgress, planKills, seededRandom } from './killer.ts'
import { live, STEPS } from './live.ts'
import { castOf, type Story } from './person.ts'

const KILLS = 10
const STORIES: Story[] = [
  ...Array<Story>(4).fill('stays'),
  ...Array<Story>(3).fill('leaves'),
  ...Array<Story>(2).fill('claims'),
  ...Array<Story>(3).fill('lapses'),
]

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-crash-'))
let running: RunningSystem
let system: System
beforeAll(async () => {
  running = await startSystem({ dataDir, queues: 'postgres' })
  system = compose(readConfig(running.env), 'crash test')
})
afterAll(async () => {
  await system?.close()
  await running?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('has had every effect exactly once after kill -9 at ten random moments of the whole way', async () => {
  const seed = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 1_000_000))
  const steps = STORIES.reduce((sum, story) => sum + STEPS[story], 0)
  const plan = planKills(seededRandom(seed), KILLS, steps)
  console.info(
    `CRASH_SEED=${seed} kills ${[...plan].map(([at, part]) => `${part} at step ${at}`).join(', ')}`,
  )
  onTestFailed(() => console.error(`CRASH_SEED=${seed}\n${running.log()}`))

  const killer = createKiller(running, plan)
  const progress = createProgress(killer.act)
  const outcomes = await Promise.all(castOf(STORIES).map((actor) => live(actor, running, progress.step)))
  await progress.done()
  expect(killer.killed).toHaveLength(KILLS)
  await expectExactlyOnce(outcomes, system, running)
})
