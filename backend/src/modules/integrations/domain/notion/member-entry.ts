import { hasAccess, type MembershipStatus } from '@meridian/contracts/values/access'
import { type MembershipTier, TIERS } from '@meridian/contracts/values/tiers'

/** What the members' database says about somebody. No e-mail: more people see a workspace than run the community. */
export interface MemberEntry {
  accountId: string
  name: string
  status: string
  tier: string | null
  /** The day, as 2026-11-21. */
  joined: string
}

/** Somebody, and what their membership is. */
export interface Member {
  id: string
  username: string
  joinedAt: Date
  membershipStatus: MembershipStatus
  membershipTier: MembershipTier
  gracePeriodEnd: Date | null
}

const STATUS_WORDS: Record<MembershipStatus, string> = {
  none: 'No membership',
  active: 'Active',
  payment_failed: 'Payment failed',
  // Spelled so in the workspaces that have it: people filter by it.
  canceled: 'Canceled',
}

export function toMemberEntry(member: Member, now: Date): MemberEntry {
  const { id, username, joinedAt, membershipStatus, membershipTier } = member
  const isLost = membershipStatus === 'payment_failed' && !hasAccess(member, now)
  const tier = TIERS.find((one) => one === membershipTier)
  return {
    accountId: id,
    name: username,
    status: isLost ? 'Access lost' : STATUS_WORDS[membershipStatus],
    tier: tier === undefined ? null : `${tier[0]?.toUpperCase()}${tier.slice(1)}`,
    joined: joinedAt.toISOString().slice(0, 10),
  }
}

/** True when the two say the same. */
export function isSameEntry(one: MemberEntry, other: MemberEntry): boolean {
  return (
    one.accountId === other.accountId &&
    one.name === other.name &&
    one.status === other.status &&
    one.tier === other.tier &&
    one.joined === other.joined
  )
}
