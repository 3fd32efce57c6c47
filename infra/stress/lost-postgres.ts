import { setTimeout as pause } from 'node:timers/promises'
import { killOnce } from './kill-once.ts'
import { runIncident } from './outage.ts'
import { say, seconds } from './script.ts'
import type { Surroundings } from './surroundings.ts'
import type { Failure } from './traffic/tally.ts'

const BACK_WITHIN_MS = 120_000
const LOOK_MS = 20
const WELL_WITHIN_MS = 10_000
const MAX_ANSWER_MS = 10_000

async function untilBack({ system: { sql } }: Surroundings): Promise<number> {
  const deadline = Date.now() + BACK_WITHIN_MS
  for (;;) {
    const answers = await sql.rows({ text: 'select 1' }).then(
      () => true,
      () => false,
    )
    if (answers) return performance.now()
    if (Date.now() > deadline) throw new Error('PostgreSQL does not come back')
    await pause(LOOK_MS)
  }
}

/** Tells people to come back later, in words meant for people. */
const isPolite = ({ status, text, retryAfter }: Failure) =>
  status === 503 && retryAfter !== undefined && text.startsWith('The service is not available right now')

/** PostgreSQL is killed: people are told to come back later, and soon everything is well. */
await runIncident({
  title: 'PostgreSQL is killed',
  shape: { backEnds: 1, workers: 2 },
  async happen(around) {
    const gone = performance.now()
    await killOnce(around.postgres)
    const back = await untilBack(around)
    say(`PostgreSQL was gone for ${seconds(back - gone)}`)
    await pause(WELL_WITHIN_MS)
    return back
  },
  isAcceptable({ tally }, back) {
    const failures = tally.failures()
    const rude = failures.filter((failure) => !isPolite(failure))
    const wellAfter = Math.max(0, ...failures.map(({ at }) => at - back))
    say(`${failures.length} requests were told to come again, ${rude.length} were treated otherwise (0)`)
    say(
      `The last of them ${seconds(wellAfter)} after it was back (10 s at most); the longest answer took ${seconds(tally.took(1))}`,
    )
    return rude.length === 0 && wellAfter < WELL_WITHIN_MS && tally.took(1) < MAX_ANSWER_MS
  },
})
