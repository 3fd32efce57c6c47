import { useEffect, useRef } from 'react'
import { statusOf } from './http-error.ts'
import { refreshSession, useSession } from './session.ts'

/**
 * For work that the server may refuse since the session is over, or the person may not do it any more. Answers what to
 * call with each failure: one that may come of that has the server asked who is signed in, so that the way back opens.
 *
 * @param onReturn called when the session is back after such a failure, which is over then; the same at each render
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
    // Nobody is there before a sign-in, and a wrong password at the way back says nothing new.
    if ((status === 401 || status === 403) && user !== null && !lapsed) void refreshSession()
  }
}
