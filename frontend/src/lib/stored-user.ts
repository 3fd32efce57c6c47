import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { MEMBERSHIP_STATUSES } from '@meridian/contracts/values/access'
import { ROLES } from '@meridian/contracts/values/roles'
import { TIERS } from '@meridian/contracts/values/tiers'

/** Reads the session object from storage text. Null when the text is not JSON or names no person. */
export function parseStoredUser(text: string): SessionUser | null {
  try {
    return toUser(JSON.parse(text))
  } catch {
    return null
  }
}

function toUser(value: Record<string, unknown> | null): SessionUser | null {
  const { id, username, email } = value ?? {}
  if (typeof id !== 'string' || typeof username !== 'string' || typeof email !== 'string') return null
  return {
    id,
    username,
    email,
    role: oneOf(ROLES, value?.role, 'member'),
    ...(value?.secondFactorRequired === true && { secondFactorRequired: true }),
    membershipStatus: oneOf(MEMBERSHIP_STATUSES, value?.membershipStatus, 'none'),
    membershipTier: oneOf(['none', ...TIERS] as const, value?.membershipTier, 'none'),
    gracePeriodEnd: typeof value?.gracePeriodEnd === 'string' ? value.gracePeriodEnd : null,
    paymentFailureCount: typeof value?.paymentFailureCount === 'number' ? value.paymentFailureCount : 0,
    joinedAt: typeof value?.joinedAt === 'string' ? value.joinedAt : '',
    lastActive: typeof value?.lastActive === 'string' ? value.lastActive : '',
  }
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((item) => item === value) ?? otherwise
}
