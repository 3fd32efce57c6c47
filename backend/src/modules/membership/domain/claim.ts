import { DomainError } from '@meridian/contracts/values/domain-error'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { UNCLAIMED_AFTER_DAYS } from '@meridian/contracts/values/limits'
import type { Subscription } from './billing.ts'
import type { CheckoutState } from './checkout.ts'
import { isComplimentary, type Present } from './complimentary.ts'

/** How long a mailed link can be followed. */
export const CLAIM_LIFETIME_MS = 90 * DAY_MS

/** How long a mailed link may go unfollowed before staff are told to look for whoever paid. */
const UNCLAIMED_AFTER_MS = UNCLAIMED_AFTER_DAYS * DAY_MS

/** A link that expires before this has been waiting for too long. */
export function unclaimedIfExpiringBefore(now: Date): Date {
  return new Date(now.getTime() + CLAIM_LIFETIME_MS - UNCLAIMED_AFTER_MS)
}

type HeldMembership = Present & { accessEndedAt?: Date | null | undefined }

interface Claim {
  claim: { expiresAt: Date; usedAt?: Date | null | undefined }
  checkout: { state: CheckoutState; currentPeriodEnd?: Date | null | undefined }
  membership: HeldMembership | null
}

const USED_UP = 'This link has already been used or has expired. Please contact support.'
const MEMBER_ALREADY =
  'You are already a member, and you can use only one membership. Support will refund this payment.'
const WENT_BACK =
  'The payment for this membership was refunded to the buyer, so there is nothing left to claim.'
const ENDED =
  'The subscription of this membership has ended, so there is nothing to claim any more. Please contact support about the payment.'
const CLAIMED = 'This membership has already been claimed.'
const OVER =
  'This membership was claimed with this link before, and access to it has ended since. Sign in to see why.'

/**
 * The claim, if its link can be followed now; followed before, it can be followed again while it lets its owner in,
 * since the answer may have been lost. Throws `invalid-input` for a link that is too old, `conflict` where nothing is
 * left to claim, or its owner is already a member.
 */
export function openClaim<C extends Claim>(found: C | null, now: Date): C {
  if (found === null || found.claim.expiresAt < now) throw new DomainError('invalid-input', USED_UP)
  const refusal = refusedClaim(found, now)
  if (refusal !== undefined) throw new DomainError('conflict', refusal)
  return found
}

function refusedClaim({ claim, checkout, membership }: Claim, now: Date): string | undefined {
  if (claim.usedAt) return membership === null || membership.accessEndedAt ? OVER : undefined
  if (checkout.state === 'expired') return WENT_BACK
  if (hasEnded(checkout, now)) return ENDED
  if (paysAlready(membership)) return MEMBER_ALREADY
  return checkout.state === 'claimable' ? undefined : CLAIMED
}

/** A link is valid for less than a period, so a period that is over ended early: see `earlyEnd`. */
function hasEnded({ state, currentPeriodEnd }: Claim['checkout'], now: Date): boolean {
  return state === 'claimable' && Boolean(currentPeriodEnd && currentPeriodEnd <= now)
}

/** When a subscription ended, if that was before the end of the period that the checkout knows of. */
export function earlyEnd(
  { state, endedAt }: Pick<Subscription, 'state' | 'endedAt'>,
  { currentPeriodEnd }: Claim['checkout'],
): Date | undefined {
  if (state !== 'ended' || endedAt === null || !currentPeriodEnd) return undefined
  return endedAt < currentPeriodEnd ? endedAt : undefined
}

/**
 * True for somebody who has access by a membership that they pay for. Somebody who lost access returns by the new
 * payment.
 */
export function paysAlready(membership: HeldMembership | null): boolean {
  return mayBeCharged(membership) && !membership?.accessEndedAt
}

/** True while the provider may take money for a membership, whether it lets anybody in or not. */
export function mayBeCharged(membership: HeldMembership | null): boolean {
  if (membership === null || isComplimentary(membership)) return false
  return membership.status === 'active' || membership.status === 'payment_failed'
}
