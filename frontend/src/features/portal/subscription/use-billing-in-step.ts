import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { useEffect, useRef } from 'react'
import { refreshSubscription } from './api/billing.ts'

/**
 * Has the billing read again whenever the membership stands otherwise. For a screen that stays while access comes and goes: what it
 * shows of the billing is another part then, which begins with what the one before it has read a moment ago.
 */
export function useBillingInStep(user: SessionUser): void {
  const { membershipStatus, membershipTier, paymentFailureCount, gracePeriodEnd } = user
  const standing = `${membershipStatus} ${membershipTier} ${paymentFailureCount} ${gracePeriodEnd}`
  const seen = useRef(standing)
  useEffect(() => {
    if (seen.current === standing) return
    seen.current = standing
    refreshSubscription()
  }, [standing])
}
