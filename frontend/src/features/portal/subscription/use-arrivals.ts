import { useEffect } from 'react'
import { refreshSession } from '../../../lib/session.ts'

/** When to ask again who is signed in, in milliseconds: what happened at the provider reaches the server a little later. */
const ASK_AFTER_MS = [1_500, 4_000, 8_000]

/** Soon picks up what somebody did on the provider's pages, by asking a few times when the screen opens. */
export function useArrivals(): void {
  useEffect(() => {
    const timers = ASK_AFTER_MS.map((after) => setTimeout(() => void refreshSession(), after))
    return () => timers.forEach(clearTimeout)
  }, [])
}
