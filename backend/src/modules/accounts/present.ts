import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import type { Principal } from '#platform/sessions/principal'

/** The signed-in person as the front end keeps them. */
export function presentSessionUser(principal: Principal): SessionUser {
  return {
    id: principal.id,
    username: principal.username,
    email: principal.email,
    ...(principal.lacksSecondFactor
      ? { role: 'admin', secondFactorRequired: true }
      : { role: principal.role }),
    membershipStatus: principal.membershipStatus,
    membershipTier: principal.membershipTier,
    gracePeriodEnd: principal.gracePeriodEnd?.toISOString() ?? null,
    paymentFailureCount: principal.paymentFailureCount,
    joinedAt: principal.joinedAt.toISOString(),
    lastActive: principal.lastActive.toISOString(),
  }
}
