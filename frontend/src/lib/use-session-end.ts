import { useEffect, useRef } from 'react'
import { statusOf } from './http-error.ts'
import { refreshSession, useSession } from './session.ts'

/**
 * For work that the server may refuse because the session is over, or the person may no longer do it. Returns a
 * function to call with each failure: where that may be the cause, it asks the server who is signed in, so that the way
 * back opens.
 *
 * @param onReturn called when the session is back after such a failure, which is then obsolete; stable across renders
 */
export function useSessionEnd(onReturn: () => void): (failure: unknown) => void {
  const { user, lapsed } = useSession()
  const isRefused = useRef(false)
  useEffect(() => {
    if (!lapsed) return undefined
    return () => {
      if (isRefused.current) onReturn()
    }
  }, [lapsed, onReturn])
  return (failure) => {
    const status = statusOf(failure)
    isRefused.current = status === 401
    // Before a sign-in there is nobody to look up, and a wrong password on the way back says nothing new.
    if ((status === 401 || status === 403) && user !== null && !lapsed) void refreshSession()
  }
}
