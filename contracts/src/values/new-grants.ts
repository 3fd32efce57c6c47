import type { MembershipStatus } from './access.ts'
import { isStaff, type Role } from './roles.ts'

/**
 * Why new grants, such as the hub's link, are locked, and what unlocks them; null when they are open. A grace period
 * keeps what a member has, and gives nothing new.
 */
export function lockReason({ membershipStatus }: { membershipStatus: MembershipStatus }): string | null {
  switch (membershipStatus) {
    case 'active':
      return null
    case 'payment_failed':
      return 'Locked because your last payment failed. It opens again as soon as the payment arrives.'
    default:
      return 'Locked because it needs an active membership. Choose a plan to unlock it.'
  }
}

/** The same for what is open to staff whatever their own membership is: the hub, the channel, the podcast. */
export function lockReasonUnlessStaff(person: {
  role: Role
  membershipStatus: MembershipStatus
}): string | null {
  return isStaff(person.role) ? null : lockReason(person)
}
