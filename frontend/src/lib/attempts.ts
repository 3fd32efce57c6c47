import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { type Repeats, repeated } from './repeat.ts'

export interface Attempt<P extends object> {
  readonly number: number
  readonly Part: LazyExoticComponent<ComponentType<P>>
  readonly begin: () => PromiseLike<unknown>
  /** Has the code rendered from here on that somebody else has fetched. */
  readonly arrive: (part: ComponentType<P>) => unknown
}

/** What is there already: React renders it at once, where it would show the fallback first for any promise. */
const atOnce = <T>(value: T) =>
  // oxlint-disable-next-line unicorn/no-thenable -- React asks for one of these or a promise
  ({ then: (take?: (value: T) => unknown) => take?.(value) }) as unknown as Promise<T>

const listeners = new Set<() => void>()

/** Calls the listener each time that the code of a component has arrived; returns a function that ends it. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The code of a component, fetched when it is first rendered. React keeps a failure for good, so each attempt has a
 * lazy component of its own.
 */
export function attemptsAt<P extends object>(load: () => Promise<ComponentType<P>>, repeats: Repeats) {
  const attempt = (number: number): Attempt<P> => {
    let loading: Promise<{ default: ComponentType<P> }> | undefined
    const arrive = (part: ComponentType<P>) => {
      const found = { default: part }
      loading = atOnce(found)
      for (const listener of listeners) listener()
      return found
    }
    const begin = () => (loading ??= repeated(load, repeats).then(arrive))
    return { number, begin, arrive, Part: lazy(begin) }
  }
  let current = attempt(0)
  return {
    current: () => current,
    /** To be called after a failure: the next render of the component tries again. */
    giveUp: () => {
      current = attempt(current.number + 1)
    },
  }
}
