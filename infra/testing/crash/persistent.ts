import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../../simulation/http-client.ts'

/**
 * Somebody who has paid does not give up before this. On a busy machine a job is taken up again half a minute after the
 * death of its worker, and several deaths may follow each other that fast.
 */
const PATIENCE_MS = 240_000
/** No server may leave a person without any answer for longer, whatever has died. */
const ANSWER_WITHIN_MS = 30_000
const FIRST_WAIT_MS = 100
const MAX_WAIT_MS = 1_000
/** Enough of a list to see its latest entry, in characters. */
const LAST_WORDS = 400
const TOO_MANY = 429
const OUR_FAULT = 500

export interface LastAnswer extends Answer {
  /** How many tries before it were broken off or refused for now: some of them may have had their effect. */
  broken: number
}

/**
 * Makes a call as a person at a browser does: again when it breaks off or the server says that it cannot now.
 * @throws Error when the server does not answer a call, or none succeeds before a person would give up
 */
export async function persistently(what: string, call: () => Promise<Answer>): Promise<LastAnswer> {
  const deadline = Date.now() + PATIENCE_MS
  let reason = ''
  for (let broken = 0; Date.now() < deadline; broken += 1) {
    const answer = await withinTime(what, call)
    if (typeof answer !== 'string' && answer.status < OUR_FAULT && answer.status !== TOO_MANY)
      return { ...answer, broken }
    reason = typeof answer === 'string' ? answer : `${answer.status} ${answer.text}`
    await pause(Math.min(FIRST_WAIT_MS * 2 ** broken, MAX_WAIT_MS))
  }
  throw new Error(`${what} did not succeed within ${PATIENCE_MS} ms: ${reason}`)
}

/** The same until the answer is as wished. @throws Error with how the last answer ended, when it never is */
export async function untilAnswered<T>(
  what: string,
  call: () => Promise<Answer>,
  wanted: (answer: LastAnswer) => T | undefined,
): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await persistently(what, call)
    const found = wanted(answer)
    if (found !== undefined) return found
    if (Date.now() > deadline)
      throw new Error(`${what} in vain; the last answer: ${answer.text.slice(-LAST_WORDS)}`)
    await pause(FIRST_WAIT_MS)
  }
}

/** The answer, or why there was none. */
async function withinTime(what: string, call: () => Promise<Answer>): Promise<Answer | string> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`${what} was left without any answer for ${ANSWER_WITHIN_MS} ms`)),
    ANSWER_WITHIN_MS,
  )
  try {
    return await Promise.race([call().catch(brokenOff), late])
  } finally {
    clearTimeout(timer)
  }
}

/** What fetch throws when a connection is refused or ends in the middle. */
function brokenOff(error: unknown): string {
  if (!(error instanceof TypeError)) throw error
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** @throws Error with the answer when it is a refusal */
export function expectOk<A extends Answer>(answer: A): A {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return answer
}

/**
 * A refusal is in order only where an earlier try may have done the thing already.
 * @throws Error with the answer when it is not
 */
export function assertRepeated(answer: LastAnswer, ...statuses: number[]): void {
  if (answer.broken === 0 || !statuses.includes(answer.status)) expectOk(answer)
}
