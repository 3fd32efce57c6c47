import { setTimeout as pause } from 'node:timers/promises'
import type { ProviderPace } from '#platform/provider-pace'
import { ProviderProblem } from '../domain/provider-problem.ts'

/** What became of one attempt. */
export interface Refusal {
  problem: ProviderProblem
  /** Milliseconds that the provider asks us to wait; in that case it has not done anything. */
  waitMs?: number
}

export interface CallPatience {
  /**
   * `patient`: for work in the background, which waits and tries again. `prompt`: somebody waits for the answer.
   */
  mode: 'patient' | 'prompt'
  signal?: AbortSignal | undefined
}

const ATTEMPTS = 6
/** Doubles with each attempt, in milliseconds. */
const FIRST_WAIT_MS = 500
/** The longest wait for a caller who waits for the answer, in milliseconds. */
const PROMPT_WAIT_MS = 5_000
/** A provider that asks for a longer rest than this is as good as down, in milliseconds. */
const MAX_REST_MS = 5 * 60_000

/**
 * Makes calls to a provider: each in its turn; again after the rest that the provider asked for; and again, later and
 * later, when it did not answer. Throws the ProviderProblem of the last attempt, and what `signal` aborts with.
 */
export function createProviderCalls(parts: {
  pace: ProviderPace
  /** Interprets what was thrown; undefined for what is not an answer of the provider, which is rethrown. */
  read: (error: unknown) => Refusal | undefined
  patience: CallPatience
}) {
  const { pace, read, patience } = parts
  const { mode, signal } = patience

  async function attempt<T>(call: () => Promise<T>): Promise<{ answer: T } | Refusal> {
    const isMine = await pace.turn({ signal, ...(mode === 'prompt' && { atMostMs: PROMPT_WAIT_MS }) })
    if (!isMine)
      return { problem: new ProviderProblem('busy', 'It asks us to wait. Please try again in a minute.') }
    try {
      return { answer: await call() }
    } catch (error) {
      const refusal = read(error)
      if (refusal === undefined) throw error
      if (refusal.waitMs !== undefined) await pace.rest(Math.min(refusal.waitMs, MAX_REST_MS))
      return refusal
    }
  }

  /** @param repeatable false for a call that must not take effect twice, and may have done so without an answer */
  return async function call<T>(work: () => Promise<T>, { repeatable = true } = {}): Promise<T> {
    for (let attempts = 1; ; attempts += 1) {
      const result = await attempt(work)
      if ('answer' in result) return result.answer
      const { problem, waitMs } = result
      const mayPass = waitMs !== undefined || (problem.kind === 'unreachable' && repeatable)
      if (mode === 'prompt' || attempts >= ATTEMPTS || !mayPass) throw problem
      // Where the provider asked for a rest, the next turn comes after it.
      if (waitMs === undefined)
        await pause(FIRST_WAIT_MS * 2 ** (attempts - 1), undefined, signal && { signal })
    }
  }
}
