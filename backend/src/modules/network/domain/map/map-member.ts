import type { Point } from '@meridian/contracts/values/coordinates'
import { isStaff, type Role } from '@meridian/contracts/values/roles'
import type { MembershipTier } from '@meridian/contracts/values/tiers'

/** A person as the map knows them; null where something is unknown, or no longer known. */
export interface MapMember {
  account_id: string
  username: string | null
  role: Role
  tier: MembershipTier
  has_access: boolean
  suspended: boolean
  /** What others may see of where they are. Null while that is nothing. */
  city: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  shared_at: string | null
}

/** A member whom others see on the map. */
export type VisibleMember = MapMember &
  Point & { username: string; city: string; country: string; shared_at: string }

/** Who has shared a location, has a name, and may enter; they are back on the map as soon as they may again. */
export function isVisible(member: MapMember): member is VisibleMember {
  if (member.suspended || !(member.has_access || isStaff(member.role))) return false
  return [
    member.username,
    member.city,
    member.country,
    member.latitude,
    member.longitude,
    member.shared_at,
  ].every((value) => value !== null)
}
