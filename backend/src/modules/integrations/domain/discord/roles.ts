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

/** A member's claim that the Discord account is theirs. */
export interface Claim {
  /** What we gave for it before, perhaps under another mapping. */
  given: readonly string[]
  due: Due
}

interface Roles {
  present: readonly string[]
  mapping: RoleMapping
}

/**
 * What has to change in the roles of a Discord account: it gets what any of its claims is due. Nobody has proven that
 * it is theirs, so nothing is taken but what we gave, including what we gave for claims since given up.
 */
export function roleChanges(state: Roles & { claims: readonly Claim[]; givenUp: readonly string[] }): {
  add: string[]
  remove: string[]
  /** What is then given for each claim. */
  given: string[][]
} {
  const { present, claims, givenUp } = state
  const ours = new Set([...claims.flatMap(({ given }) => given), ...givenUp])
  const wanted = claims.map((claim) => wantedFor(claim, state))
  const all = new Set(wanted.flat())
  const add = [...all].filter((role) => !present.includes(role))
  return {
    add,
    remove: present.filter((role) => ours.has(role) && !all.has(role)),
    given: wanted.map((roles) => roles.filter((role) => ours.has(role) || add.includes(role))),
  }
}

function wantedFor({ given, due }: Claim, { present, mapping }: Roles): string[] {
  if (due === 'what they have') return given.filter((role) => present.includes(role))
  const target = due === 'nothing' ? undefined : mapping[due]
  return target === undefined ? [] : [target]
}
