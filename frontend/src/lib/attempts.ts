import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { type Repeats, repeated } from './repeat.ts'

export interface Attempt<P extends object> {
  readonly number: number
  readonly Part: LazyExoticComponent<ComponentType<P>>
  readonly begin: () => Promise<unknown>
}

/**
 * The code of a component, fetched when it is first rendered. React keeps a failure for good, so each attempt has a
 * lazy component of its own.
 */
export function attemptsAt<P extends object>(load: () => Promise<ComponentType<P>>, repeats: Repeats) {
  const attempt = (number: number): Attempt<P> => {
    let loading: Promise<{ default: ComponentType<P> }> | undefined
    const begin = () => (loading ??= repeated(load, repeats).then((found) => ({ default: found })))
    return { number, begin, Part: lazy(begin) }
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
