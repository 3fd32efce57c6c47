import { hasAccess, type MembershipStatus } from '@meridian/contracts/values/access'
import { isTier, type MembershipTier, TIERS, type Tier } from '@meridian/contracts/values/tiers'
import type { Settings } from '../settings.ts'

/** The role of each tier, by its id in the server; a tier without one gives no role. */
export type RoleMapping = Readonly<Partial<Record<Tier, string>>>

export function readMapping(settings: Settings): RoleMapping {
  const mapped = TIERS.flatMap((tier) => {
    const role = settings[`${tier}RoleId`]
    return role ? [[tier, role] as const] : []
  })
  return Object.fromEntries(mapped)
}

interface Person {
  membershipStatus: MembershipStatus
  membershipTier: MembershipTier
  gracePeriodEnd: Date | null
}

/**
 * What somebody is due: the role of a tier, what they have, or nothing. In a grace period they keep what they have, and
 * get nothing new.
 */
export type Due = Tier | 'what they have' | 'nothing'

export function roleDue(person: Person | undefined, now: Date): Due {
  if (person === undefined || !hasAccess(person, now)) return 'nothing'
  if (person.membershipStatus !== 'active') return 'what they have'
  return isTier(person.membershipTier) ? person.membershipTier : 'nothing'
}

/**
 * What has to change in a person's roles. Roles that are neither in the mapping nor were given by us are left alone.
 */
export function roleChanges(state: {
  present: readonly string[]
  mapping: RoleMapping
  /** What we gave before, perhaps by another mapping. */
  given: readonly string[]
  due: Due
}): { add: string[]; remove: string[]; given: string[] } {
  const { present, mapping, given, due } = state
  const ours = new Set([...Object.values(mapping), ...given])
  const held = present.filter((role) => ours.has(role))
  if (due === 'what they have') return { add: [], remove: [], given: held }
  const target = due === 'nothing' ? undefined : mapping[due]
  const wanted = target === undefined ? [] : [target]
  return {
    add: wanted.filter((role) => !present.includes(role)),
    remove: held.filter((role) => !wanted.includes(role)),
    given: wanted,
  }
}
