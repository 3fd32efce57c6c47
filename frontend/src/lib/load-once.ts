import { useEffect, useSyncExternalStore } from 'react'

export interface Loaded<T> {
  readonly data: T | undefined
  readonly error: Error | undefined
  readonly loading: boolean
  /** Asks again, as "Try again" does. */
  readonly retry: () => void
}

/**
 * A hook for one thing that is the same for everybody, loaded when the first component asks for it and kept.
 * `known` returns what is there to begin with; then nothing is loaded.
 * It exists alongside `useResource` because the landing page's JavaScript has no room for a data cache.
 */
export function loadOnce<T>(
  load: () => Promise<T>,
  known: () => T | undefined = () => undefined,
): () => Loaded<T> {
  const listeners = new Set<() => void>()
  const become = (next: Partial<Loaded<T>>) => {
    state = { ...state, data: undefined, error: undefined, loading: false, ...next }
    for (const listener of listeners) listener()
  }
  const begin = () => {
    begun = true
    become({ loading: true })
    load().then(
      (data) => become({ data }),
      (error: unknown) => become({ error: error instanceof Error ? error : new Error(String(error)) }),
    )
  }
  const beginning = (data = known()): Loaded<T> => ({
    data,
    error: undefined,
    loading: data === undefined,
    retry: begin,
  })
  const first = beginning()
  let begun = !first.loading
  let state = first
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
      () => (import.meta.env.SSR ? beginning() : first),
    )
  }
}
