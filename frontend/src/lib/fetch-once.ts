import { useEffect, useSyncExternalStore } from 'react'

export interface Loaded<T> {
  readonly data: T | undefined
  readonly error: Error | undefined
  readonly loading: boolean
  /** Asks again, as "Try again" does. */
  readonly retry: () => void
}

const kept: (() => void)[] = []

/**
 * Has what these hooks keep asked for again when it is next shown: to be called after a change to any of it. What is on
 * screen stays.
 */
export function clearFetched(): void {
  for (const forget of kept) forget()
}

/**
 * A hook for one thing that is the same for everybody, loaded when the first component asks for it and kept.
 * `known` returns what is there to begin with; then nothing is loaded.
 * It exists alongside `useResource` because the landing page's JavaScript has no room for a data cache.
 */
export function fetchOnce<T>(load: () => Promise<T>, known?: () => T | undefined): () => Loaded<T> {
  const listeners = new Set<() => void>()
  const stateOf = (data?: T, error?: Error): Loaded<T> => ({
    data,
    error,
    loading: data === undefined && error === undefined,
    retry: begin,
  })
  const become = (data?: T, error?: Error) => {
    state = stateOf(data, error)
    for (const listener of listeners) listener()
  }
  const begin = () => {
    begun = true
    become()
    load().then(become, (error: unknown) =>
      become(undefined, error instanceof Error ? error : new Error(String(error))),
    )
  }
  const first = stateOf(known?.())
  let begun = !first.loading
  let state = first
  kept.push(() => {
    if (listeners.size > 0) return
    begun = false
    state = stateOf()
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return () => {
    useEffect(() => {
      if (!begun) begin()
    }, [])
    // Each page that the server renders has its own initial state; a browser has one, and must find it unchanged.
    return useSyncExternalStore(
      subscribe,
      () => state,
      () => (import.meta.env.SSR ? stateOf(known?.()) : first),
    )
  }
}
