import { useEffect, useEffectEvent } from 'react'
import { isAuthError } from './access-changes.ts'
import type { AnswerAt } from './api-types.ts'
import type { Loaded } from './fetch-once.ts'
import { type Answer, LIVE, type Path, useData } from './resource.ts'

/** Takes what is known and returns how long to wait until the next look, in milliseconds; 0 for no more looks. */
type Pause<T> = (latest: T | undefined) => number

/** Loads a live resource, and keeps asking while there is something to wait for, also after a look that failed. */
export function useWatchedResource<const A extends string>(
  path: Path<A>,
  pause: Pause<AnswerAt<'GET', A>>,
): Answer<A> {
  const known: Answer<A> = useData(path, { ...LIVE, refreshInterval: pause })
  useLookAfterFailure(known, pause)
  return known
}

/**
 * The data cache looks at intervals only as long as nothing fails, so the look after a failure is made here. Where
 * nothing is known yet, the screen offers to try again; who may not look any more is not helped by looking.
 */
function useLookAfterFailure<T>({ data, error, retry }: Loaded<T>, pause: Pause<T>): void {
  const wait = useEffectEvent(() => (data === undefined || isAuthError(error) ? 0 : pause(data)))
  const look = useEffectEvent(retry)
  useEffect(() => {
    const ms = error === undefined ? 0 : wait()
    if (ms === 0) return undefined
    const next = () => {
      if (document.visibilityState === 'visible') look()
      else timer = setTimeout(next, ms)
    }
    let timer = setTimeout(next, ms)
    return () => clearTimeout(timer)
  }, [error])
}
