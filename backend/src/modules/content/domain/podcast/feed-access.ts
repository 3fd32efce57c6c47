import type { MembershipStatus } from '@meridian/contracts/values/access'
import { isStaff, type Role } from '@meridian/contracts/values/roles'
import { type MembershipTier, TIERS, type Tier } from '@meridian/contracts/values/tiers'

/** The tiers whose episodes a listener hears: their own and those below; all of them for staff. */
export function heardTiers({ role, membershipTier }: { role: Role; membershipTier: MembershipTier }): Tier[] {
  if (isStaff(role)) return [...TIERS]
  return membershipTier === 'none' ? [] : TIERS.slice(0, TIERS.indexOf(membershipTier) + 1)
}

/**
 * The title and text of the one episode in a closed feed.
 * @param membershipStatus undefined for somebody who is suspended, whatever their membership
 */
export function closingNotice(
  membershipStatus: MembershipStatus | undefined,
  site: { siteName: string; publicUrl: string; supportEmail: string },
): { title: string; description: string } {
  if (membershipStatus === undefined)
    return {
      title: 'This feed is closed: your account is suspended',
      description: `If you think this is a mistake, write to ${site.supportEmail}. Once the account is open again, every episode comes back to this same feed of ${site.siteName}: you need not subscribe to it again.`,
    }
  const why =
    membershipStatus === 'payment_failed'
      ? 'Your last payment could not be collected, and the time to fix it is over.'
      : 'Your membership is not active any more.'
  return {
    title: 'This feed is closed: your membership has ended',
    description: `${why}\n\nSign in at ${site.publicUrl}/portal and pay there. Every episode then comes back to this same feed of ${site.siteName}: you need not subscribe to it again.`,
  }
}
