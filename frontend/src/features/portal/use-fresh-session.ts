import { useEffect } from 'react'
import { refreshSession } from '../../lib/session.ts'

const EVERY_MS = 15_000

/**
 * Keeps the signed-in person in step with the server while a screen is looked at: at its start, when its tab comes to
 * the front, and every 15 seconds. So a payment that arrives or fails elsewhere shows without a reload.
 */
export function useFreshSession(): void {
  useEffect(() => {
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible') void refreshSession()
    }
    refreshIfSeen()
    const timer = setInterval(refreshIfSeen, EVERY_MS)
    document.addEventListener('visibilitychange', refreshIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfSeen)
    }
  }, [])
}
