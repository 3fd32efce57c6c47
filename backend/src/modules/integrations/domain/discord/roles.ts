import { hasAccess, type MembershipStatus } from '@meridian/contracts/values/access'
import { lockReason } from '@meridian/contracts/values/new-grants'
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

const NO_ROLE_FOR_TIER = 'Our server has no role for your tier.'

/** Why somebody who has no role gets none, in words for them; null where it is on its way. */
export function whyNoRole(person: Person, mapping: RoleMapping, now: Date): string | null {
  return roleOf(roleDue(person, now), mapping) === undefined ? (lockReason(person) ?? NO_ROLE_FOR_TIER) : null
}

function roleOf(due: Due, mapping: RoleMapping): string | undefined {
  return isTier(due) ? mapping[due] : undefined
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

/** Whether others gave the role that a claim is due: it is there, and nothing is given for the claim. */
export function isGivenByOthers({ due }: Claim, given: readonly string[], mapping: RoleMapping): boolean {
  return given.length === 0 && roleOf(due, mapping) !== undefined
}

function wantedFor({ given, due }: Claim, { present, mapping }: Roles): string[] {
  if (due === 'what they have') return given.filter((role) => present.includes(role))
  const target = roleOf(due, mapping)
  return target === undefined ? [] : [target]
}
