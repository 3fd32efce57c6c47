import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { useEffect, useRef } from 'react'
import { refreshSession } from '../../../lib/session.ts'

/** When to ask again who is signed in, in milliseconds: what happened at the provider reaches the server a little later. */
const ASK_AFTER_MS = [1_500, 4_000, 8_000]

/** Takes in soon what somebody did on the provider's pages: by asking a few times when the screen opens. */
export function useArrivals(user: SessionUser, onChange: () => void): void {
  const { membershipStatus, membershipTier, paymentFailureCount } = user
  const standing = `${membershipStatus} ${membershipTier} ${paymentFailureCount}`
  const seen = useRef(standing)
  useEffect(() => {
    const timers = ASK_AFTER_MS.map((after) => setTimeout(() => void refreshSession(), after))
    return () => timers.forEach(clearTimeout)
  }, [])
  useEffect(() => {
    if (seen.current === standing) return
    seen.current = standing
    onChange()
  }, [standing, onChange])
}
