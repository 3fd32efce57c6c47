import { mayEnter, type Standing } from '@meridian/contracts/values/access'
import { lockReasonUnlessStaff } from '@meridian/contracts/values/new-grants'
import { isStaff, type Role } from '@meridian/contracts/values/roles'
import type { TelegramStatus } from '@meridian/contracts/values/telegram'
import type { MembershipTier } from '@meridian/contracts/values/tiers'

/** What decides about a seat in the channel. */
export interface Seated extends Standing {
  role: Role
  membershipTier: MembershipTier
}

/** Whether a person may be in the channel; nobody may without an account, or with a suspended one. */
export function mayHoldSeat(person: Seated | undefined, now: Date): boolean {
  return person !== undefined && mayEnter(person, now)
}

/**
 * Why a person gets no new invite link, in words for them; null when they get one. In a grace period a seat is kept,
 * but none is given.
 */
export function refusalOfInvite(person: Seated): string | null {
  const { role, membershipStatus, membershipTier } = person
  const locked = lockReasonUnlessStaff(person)
  if (membershipStatus === 'payment_failed') return locked
  const hasTier = isStaff(role) || membershipTier !== 'none'
  return locked === null && hasTier ? null : 'Active membership required for Telegram channel access'
}

/** In the channel by a seat that can be given up. */
export function isSeated(status: TelegramStatus | null): boolean {
  return status === 'member' || status === 'restricted'
}

/** Banned by our bot: an interrupted removal. */
export function isBanOfOurs({ status, byUs }: { status: TelegramStatus | null; byUs: boolean }): boolean {
  return status === 'kicked' && byUs
}

/** Banned by a person or by another bot, whose ban is not ours to lift. */
export function isBanOfOthers({ status, byUs }: { status: TelegramStatus | null; byUs: boolean }): boolean {
  return status === 'kicked' && !byUs
}

/** In the channel, in whatever role. */
export function isInside(status: TelegramStatus | null): boolean {
  return isSeated(status) || status === 'administrator' || status === 'creator'
}
