import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { numberOption, runScript, say } from './script.ts'
import { type Surroundings, startSurroundings } from './surroundings.ts'
import { loseAccess, openRemovals, type Progress, progressOf, seatMembers } from './telegram/crowd.ts'
import { keepSigningIn } from './telegram/sign-ins.ts'

const PEOPLE = 10_000
const MAX_PEOPLE = 20_000
const POLL_MS = 2_000
const SAY_EVERY_MS = 30_000
/** Telegram takes thirty calls a second, and a removal is two. */
const SECONDS_EACH = 2 / 30
/** How much longer than that it may take. */
const SLACK = 3
const START_MS = 60_000

/** Waits until nobody is in the channel and every removal is recorded. Answers how things stand in the end. */
async function drained({ sandbox, system }: Surroundings, people: number): Promise<Progress> {
  const deadline = Date.now() + START_MS + people * SECONDS_EACH * SLACK * 1_000
  for (let said = Date.now(); ; ) {
    const progress = await progressOf(sandbox)
    const { open, done } = await openRemovals(system)
    if (progress.inside === 0 && open === 0 && done === people) return progress
    if (Date.now() > deadline) return progress
    if (Date.now() - said > SAY_EVERY_MS) {
      said = Date.now()
      say(`${progress.inside} are in, ${done} removals are done, ${progress.refused} calls were too soon`)
    }
    await pause(POLL_MS)
  }
}

async function stress(people: number): Promise<boolean> {
  const [load = 0] = loadavg()
  say(`${people} members lose access at once; ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  const around = await startSurroundings(say)
  try {
    await seatMembers(around.system, around.sandbox, people)
    const { email, password = '' } = around.system.config.admin
    const before = await progressOf(around.sandbox)
    const signIns = keepSigningIn(around.url, { email, password })
    const begun = performance.now()
    await loseAccess(around.system)
    const end = await drained(around, people)
    const tookS = (performance.now() - begun) / 1_000
    const { tookMs, failed } = await signIns.stop()
    const calls = end.calls - before.calls
    const { open, done } = await openRemovals(around.system)
    const right =
      end.inside === 0 && open === 0 && done === people && failed === 0 && end.refused <= calls / 100
    say(
      `${people - end.inside} are out after ${tookS.toFixed(0)} s: ${(calls / tookS).toFixed(1)} calls a second`,
    )
    say(`${end.refused} of ${calls} calls came too soon (1 % at most), ${open} removals are open (0)`)
    say(
      `${tookMs.length} sign-ins meanwhile, ${failed} failed (0): ${milliseconds(tookMs, 0.5)} at the median, ${milliseconds(tookMs, 0.99)} for 99 of 100`,
    )
    if (!right) process.stdout.write(`${around.lastWords()}\n`)
    return right
  } finally {
    await around.stop()
  }
}

function milliseconds(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`
}

await runScript(
  async () => stress(numberOption('people', { otherwise: PEOPLE, max: MAX_PEOPLE, example: 500 })),
  'Everybody is out, at the pace that Telegram allows',
)
