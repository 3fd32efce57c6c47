import type { MembershipStatus } from '@meridian/contracts/values/access'
import type { Role } from '@meridian/contracts/values/roles'
import type { MembershipTier } from '@meridian/contracts/values/tiers'

/** The signed-in person with everything that access decisions need, read anew for each request. */
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

/** Reads people by their accounts; anybody without an account, or with a suspended one, is not in the result. */
export type LoadPrincipals = (accountIds: readonly string[]) => Promise<Map<string, Principal>>
