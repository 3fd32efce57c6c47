import type { MembershipStatus } from '@meridian/contracts/values/access'
import { lockReason } from '@meridian/contracts/values/new-grants'
import { isStaff, type Role } from '@meridian/contracts/values/roles'
import { type MembershipTier, TIERS, type Tier } from '@meridian/contracts/values/tiers'

export interface Listener {
  role: Role
  membershipStatus: MembershipStatus
  membershipTier: MembershipTier
}

/**
 * Why a listener is not given the address of a feed now; null when they are. A player that has it from before goes
 * on in the grace period: grace keeps what a member has, and grants nothing new.
 */
export function feedLock({ role, membershipStatus }: Listener): string | null {
  return isStaff(role) ? null : lockReason({ membershipStatus })
}

/** The tiers whose episodes a listener hears: their own and those below; all of them for staff. */
export function heardTiers({ role, membershipTier }: Pick<Listener, 'role' | 'membershipTier'>): Tier[] {
  if (isStaff(role)) return [...TIERS]
  return membershipTier === 'none' ? [] : TIERS.slice(0, TIERS.indexOf(membershipTier) + 1)
}

/** What the one episode of a closed feed is called, and says. */
export function closingNotice(
  membershipStatus: MembershipStatus,
  site: { siteName: string; publicUrl: string },
): { title: string; description: string } {
  const why =
    membershipStatus === 'payment_failed'
      ? 'Your last payment could not be collected, and the time to mend it is over.'
      : 'Your membership is not active any more.'
  return {
    title: 'This feed is closed: your membership has ended',
    description: `${why}\n\nSign in at ${site.publicUrl}/portal and pay there. Every episode then comes back to this same feed of ${site.siteName}: you need not subscribe to it again.`,
  }
}
