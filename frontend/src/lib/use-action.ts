import { useCallback, useId, useRef, useState } from 'react'
import type { FieldProblems } from './field-problems.ts'
import { type Problem, type Refusal, type RefusalMessages, reportRefusal } from './refusal.ts'
import { useSessionEnd } from './use-session-end.ts'

/** Work that a person starts by pressing something. */
export interface Action<Given extends unknown[]> {
  busy: boolean
  /** Why the last attempt failed; it stays until the next one, or until a session that was over is back. */
  problem: Problem
  /** What was wrong with the fields that were asked for. */
  problems: FieldProblems
  /** The failure itself, for callers that offer another way on. */
  failure: unknown
  /** Starts it. Does nothing while it runs. */
  run: (...given: Given) => void
}

interface ActionRefusal extends Refusal {
  /** The fields that are asked for first, as the call names them. */
  names?: readonly string[] | undefined
}

const NONE: FieldProblems = {}

/** Runs work that may be refused, one run at a time. Forms with `useForm` have `useSubmit` for it. */
export function useAction<Given extends unknown[]>(
  refusal: ActionRefusal,
  work: (...given: Given) => Promise<unknown>,
): Action<Given> {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<RefusalMessages & { failure: unknown }>()
  const noteFailure = useSessionEnd(useCallback(() => setRefused(undefined), []))
  // The button learns that it is busy only with the next render.
  const isUnderWay = useRef(false)
  const attempt = async (...given: Given) => {
    setBusy(true)
    setRefused(undefined)
    try {
      await work(...given)
    } catch (failure) {
      noteFailure(failure)
      setRefused({ ...reportRefusal(failure, refusal, refusal.names), failure })
    }
    isUnderWay.current = false
    setBusy(false)
  }
  const run = (...given: Given) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void attempt(...given)
  }
  const message = refused?.message
  const problem = { id: message && id, message }
  return { busy, problem, problems: refused?.problems ?? NONE, failure: refused?.failure, run }
}
