import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { daysUntil, mayEnter as mayEnterAt } from '@meridian/contracts/values/access'
import { MAX_PAYMENT_FAILURES, WARN_FROM_FAILURES } from '@meridian/contracts/values/limits'
import { isStaff } from '@meridian/contracts/values/roles'

/** A failed payment that can still be put right. */
export interface Grace {
  readonly endsAt: Date
  /** Whole days, rounded up. */
  readonly daysLeft: number
  /** After how many more failures access is lost; null while no warning is due. */
  readonly attemptsLeft: number | null
}

type Person = Pick<
  SessionUser,
  'role' | 'membershipStatus' | 'gracePeriodEnd' | 'paymentFailureCount' | 'membershipTier'
>

const graceEndOf = ({ gracePeriodEnd }: Person) => (gracePeriodEnd === null ? null : new Date(gracePeriodEnd))

/** Whether the portal is open to a person at `now`: to members with access, and to staff. */
export function mayEnter(person: Person, now: Date): boolean {
  return mayEnterAt({ ...person, gracePeriodEnd: graceEndOf(person) }, now)
}

/** The grace period that a person is in at `now`, if any. */
export function graceOf(person: Person, now: Date): Grace | null {
  const endsAt = graceEndOf(person)
  if (person.membershipStatus !== 'payment_failed' || endsAt === null || endsAt <= now) return null
  const { paymentFailureCount } = person
  const warns = paymentFailureCount >= WARN_FROM_FAILURES
  const attemptsLeft = warns ? Math.max(1, MAX_PAYMENT_FAILURES - paymentFailureCount) : null
  return { endsAt, daysLeft: daysUntil(endsAt, now), attemptsLeft }
}

/** Whether a person is an active member, of some tier. */
export function isActiveMember({ membershipStatus, membershipTier }: Person): boolean {
  return membershipStatus === 'active' && membershipTier !== 'none'
}

/** Whether a person may use the Telegram channel's card: active members, and staff. */
export function mayUseTelegram(person: Person): boolean {
  return isStaff(person.role) || isActiveMember(person)
}
