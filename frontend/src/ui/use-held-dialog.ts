import { createContext, use, useLayoutEffect } from 'react'

/** Tells the dialog whether something that was sent from it waits for its answer. */
export const TellUnderWay = createContext((_underWay: boolean): void => {})

/**
 * Keeps the dialog around the caller open while what was sent from it is under way: once it is closed, nobody is told
 * of a refusal, and the same can be sent again.
 */
export function useHeldDialog(busy: boolean): void {
  const tell = use(TellUnderWay)
  useLayoutEffect(() => {
    if (!busy) return undefined
    tell(true)
    return () => tell(false)
  }, [busy, tell])
}
