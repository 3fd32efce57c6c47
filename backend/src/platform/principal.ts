import type { MembershipStatus } from '@meridian/contracts/values/access'
import type { Role } from '@meridian/contracts/values/roles'
import type { MembershipTier } from '@meridian/contracts/values/tiers'

/** The signed-in person with everything that access decisions ask, read anew for each request. */
export interface Principal {
  id: string
  username: string
  email: string
  /** What they may do: an admin whose second factor is missing has no more rights than a member. */
  role: Role
  /** True for an admin who has to set up a second factor first. */
  lacksSecondFactor: boolean
  joinedAt: Date
  lastActive: Date
  membershipStatus: MembershipStatus
  membershipTier: MembershipTier
  gracePeriodEnd: Date | null
  paymentFailureCount: number
}

/** Reads people by their accounts; who has no account, or a suspended one, is not in the answer. */
export type LoadPrincipals = (accountIds: readonly string[]) => Promise<Map<string, Principal>>
