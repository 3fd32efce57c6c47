import { setTimeout as pause } from 'node:timers/promises'
import type { Supervised } from '../local/supervisor.ts'

const WITHIN_MS = 60_000
const LOOK_MS = 20

/** The present process of a part. @throws Error when it does not run within a minute */
async function pidOf(part: Supervised): Promise<number> {
  const deadline = Date.now() + WITHIN_MS
  for (;;) {
    const pid = part.pid()
    if (pid !== undefined) return pid
    if (Date.now() > deadline) throw new Error('A part does not run')
    await pause(LOOK_MS)
  }
}

/**
 * Kills the present process of a part and waits until the next one runs.
 * @throws Error when it does not end within a minute
 */
export async function killOnce(part: Supervised): Promise<void> {
  const before = await pidOf(part)
  const begun = performance.now()
  process.kill(before, 'SIGKILL')
  while (part.pid() === before) {
    if (performance.now() - begun > WITHIN_MS) throw new Error(`Process ${before} does not end`)
    await pause(LOOK_MS)
  }
  await pidOf(part)
}
