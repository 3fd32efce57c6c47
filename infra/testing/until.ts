import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 20

/**
 * Asks again and again until the answer is one: the only way in which tests wait.
 * @throws when there is none within the time, saying what was waited for.
 */
export async function until<T>(
  condition: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  { within, what }: { within: number; what: string },
): Promise<T> {
  const deadline = Date.now() + within
  for (;;) {
    const answer = await condition()
    if (answer !== undefined && answer !== null && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${within} ms in vain for ${what}`)
    await pause(POLL_MS)
  }
}
