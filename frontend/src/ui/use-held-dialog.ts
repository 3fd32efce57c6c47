import { createContext, use, useLayoutEffect } from 'react'

/** Tells the dialog whether something that was sent from it waits for its answer. */
export const TellUnderWay = createContext((_underWay: boolean): void => {})

/** An answer that has not come by then may never come: nobody is to be shut in with it. */
const HELD_AT_MOST_MS = 30_000

/**
 * Keeps the dialog around the caller open while what was sent from it is under way, for half a minute at most: once it
 * is closed, nobody is told of a refusal, and the same can be sent again.
 */
export function useHeldDialog(busy: boolean): void {
  const tell = use(TellUnderWay)
  useLayoutEffect(() => {
    if (!busy) return undefined
    tell(true)
    const patience = setTimeout(tell, HELD_AT_MOST_MS, false)
    return () => {
      clearTimeout(patience)
      tell(false)
    }
  }, [busy, tell])
}
