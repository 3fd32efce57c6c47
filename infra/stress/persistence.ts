import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../simulation/http-client.ts'

/** A person who sees an error looks at it for this long, and clicks again. */
const FIRST_LOOK_MS = 500
const MAX_LOOK_MS = 5_000
const PATIENCE_MS = 90_000
const TOO_MANY = 429
const OUR_FAULT = 500

/**
 * Does something again, as a person does, until it says that it is done.
 * @param act answers undefined when it did not work; a call that breaks off did not either
 * @returns undefined when the person has given up
 */
export async function persistently<T>(act: () => Promise<T | undefined>): Promise<T | undefined> {
  const deadline = Date.now() + PATIENCE_MS
  for (let look = FIRST_LOOK_MS; ; look = Math.min(2 * look, MAX_LOOK_MS)) {
    const done = await act().catch(brokenOff)
    if (done !== undefined) return done
    if (Date.now() > deadline) return undefined
    await pause(look * (0.5 + Math.random()))
  }
}

/** The answer, unless it only says that it does not work now. */
export function definite(answer: Answer): Answer | undefined {
  return answer.status >= OUR_FAULT || answer.status === TOO_MANY ? undefined : answer
}

/** What fetch throws when a connection is refused or ends in the middle. */
export function brokenOff(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error
}
