import { DAY_MS } from './durations.ts'
import { isStaff, type Role } from './roles.ts'

/** The states of a membership: never paid, paid, a renewal failed, ended. */
export const MEMBERSHIP_STATUSES = ['none', 'active', 'payment_failed', 'canceled'] as const

export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number]

/** What the access decision looks at. */
export interface Standing {
  membershipStatus: MembershipStatus
  gracePeriodEnd: Date | null
}

/**
 * Decides whether a person may use what members pay for: an active membership, or a failed payment whose
 * grace period has not ended at `now`. The front end, the back end and the workers all ask this function.
 */
export function hasAccess({ membershipStatus, gracePeriodEnd }: Standing, now: Date): boolean {
  if (membershipStatus === 'active') return true
  if (membershipStatus !== 'payment_failed' || gracePeriodEnd === null) return false
  return gracePeriodEnd.getTime() > now.getTime()
}

/** Who may use what members pay for: members with access, and those who run the community. */
export function mayEnter(person: Standing & { role: Role }, now: Date): boolean {
  return isStaff(person.role) || hasAccess(person, now)
}

/** Days left until `end`, rounded up; 0 once it has passed. */
export function daysUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS))
}
