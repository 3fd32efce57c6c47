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
 * Sends a signal to the present process of a part and waits until the next one runs. Answers the milliseconds that the old one took to end.
 * @throws Error when it does not end within a minute
 */
export async function replace(part: Supervised, signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
  const before = await pidOf(part)
  const begun = performance.now()
  process.kill(before, signal)
  while (part.pid() === before) {
    if (performance.now() - begun > WITHIN_MS) throw new Error(`Process ${before} does not end`)
    await pause(LOOK_MS)
  }
  const ms = performance.now() - begun
  await pidOf(part)
  return ms
}
