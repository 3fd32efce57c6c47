import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import { type CrashSystem, startCrashSystem } from './crash-system.ts'
import { expectExactlyOnce } from './exactly-once.ts'
import { createKiller, planKills, seededRandom } from './killer.ts'
import { live, stepsOf } from './live.ts'
import { castOf } from './person.ts'
import { createProgress } from './progress.ts'
import { unfinished } from './unfinished.ts'

const KILLS = 10
/** Longer than the most patient person waits, so that it is they who say what did not come. */
const WITHIN_MS = 600_000
const CAST = castOf({ stays: 4, leaves: 3, claims: 2, lapses: 3 })

let crash: CrashSystem
beforeAll(async () => {
  crash = await startCrashSystem('postgres')
})
afterAll(() => crash?.stop())

it(
  'has had every effect exactly once after kill -9 at ten random moments of the whole way',
  async () => {
    const { running } = crash
    const seed = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 1_000_000))
    const plan = planKills(seededRandom(seed), KILLS, stepsOf(CAST))
    const deaths = [...plan].map(([step, part]) => `${part} after step ${step}`).join(', ')
    process.stdout.write(`CRASH_SEED=${seed} kills ${deaths}\n`)
    onTestFailed(() => void process.stderr.write(`CRASH_SEED=${seed}\n${running.log()}`))

    const killer = createKiller(running, plan)
    const progress = createProgress(killer.act)
    const lives = Promise.all(CAST.map((actor) => live(actor, running, progress.step)))
    const outcomes = await lives.catch(async (error: unknown) => {
      const left = await unfinished(crash.system).catch(String)
      throw new Error(`${left}; killed: ${killer.killed.join(', ')}; ${error}`, { cause: error })
    })
    await progress.done()
    expect(killer.killed).toHaveLength(KILLS)
    await expectExactlyOnce(outcomes, crash)
  },
  WITHIN_MS,
)
