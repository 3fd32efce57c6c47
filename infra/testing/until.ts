import { setTimeout as pause } from 'node:timers/promises'

/** Polled quickly at first, then less and less often: polling takes processor time from what is being waited for. */
const FIRST_MS = 20
const MAX_MS = 150
const SLOWER = 1.2
/** Longer than anything takes on a busy machine: what has not come by then does not come. */
const PATIENCE_MS = 60_000

/**
 * Asks again and again until there is an answer: the only way in which tests wait.
 * @param options.within a number of milliseconds where the test is about them, or a start takes longer than a minute
 * @throws when there is none within the time, saying what was waited for.
 */
export async function until<T>(
  condition: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  { within = PATIENCE_MS, what }: { within?: number; what: string },
): Promise<T> {
  const deadline = Date.now() + within
  for (let wait = FIRST_MS; ; wait = Math.min(wait * SLOWER, MAX_MS)) {
    const answer = await condition()
    if (answer !== undefined && answer !== null && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${within} ms in vain for ${what}`)
    await pause(wait)
  }
}
