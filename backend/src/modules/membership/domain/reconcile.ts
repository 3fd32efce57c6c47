import type { MembershipStatus } from '@meridian/contracts/values/access'
import { HOUR_MS } from '@meridian/contracts/values/durations'
import type { MembershipTier } from '@meridian/contracts/values/tiers'
import type { ListedSubscription } from './billing.ts'
import type { CheckoutState } from './checkout.ts'

/** True while the provider goes on taking money for it, or tries to. */
export function isCharged(listed: ListedSubscription | undefined): boolean {
  return listed?.state === 'active' || listed?.state === 'past-due'
}

/** What we hold about a subscription: the membership that is based on it, or the checkout that began it. */
export interface Held {
  subscriptionId: string
  customerId: string
  checkout: CheckoutState | null
  membership: {
    status: MembershipStatus
    tier: MembershipTier
    yearlyPriceCents: number
    currentPeriodEnd: Date | null
    cancelAt: Date | null
  } | null
}

/**
 * missed-change: the provider's state moved on without us. missed-payment: a paid checkout that nobody settled.
 * unknown-subscription: it pays for our tiers but was not begun here. gone: the provider no longer knows it.
 */
export type FindingKind = 'missed-change' | 'missed-payment' | 'unknown-subscription' | 'gone'

/** What differs between the provider's subscription and ours; undefined when nothing does. */
export function compare(
  listed: ListedSubscription | undefined,
  held: Held | undefined,
): FindingKind | undefined {
  if (listed === undefined)
    return held?.membership && held.membership.status !== 'canceled' ? 'gone' : undefined
  if (held === undefined)
    return listed.state === 'ended' || listed.state === 'incomplete' ? undefined : 'unknown-subscription'
  if (held.membership !== null) return differs(listed, held.membership) ? 'missed-change' : undefined
  if (held.checkout !== 'begun') return undefined
  if (listed.state === 'ended') return 'missed-change'
  return listed.state === 'incomplete' ? undefined : 'missed-payment'
}

function differs(listed: ListedSubscription, held: NonNullable<Held['membership']>): boolean {
  return (
    !fits(listed, held.status) ||
    listed.tier !== held.tier ||
    listed.yearlyPriceCents !== held.yearlyPriceCents ||
    !sameTime(listed.currentPeriodEnd, held.currentPeriodEnd) ||
    !sameTime(listed.cancelAt, held.cancelAt)
  )
}

/**
 * A list does not show attempts, refunds or each unpaid bill, so some states of ours match several of the provider's.
 */
function fits({ state, changedPlanLast }: ListedSubscription, status: MembershipStatus): boolean {
  switch (state) {
    case 'active':
      return status === 'active' || status === 'canceled' || (status === 'payment_failed' && changedPlanLast)
    case 'past-due':
      return status === 'payment_failed' || status === 'active'
    case 'unpaid':
      return status === 'payment_failed' || status === 'canceled' || status === 'active'
    case 'ended':
      return status === 'canceled'
    case 'incomplete':
      return true
  }
}

function sameTime(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime()
}

/** The provider keeps its messages for thirty days. */
const MESSAGES_KEPT_MS = 30 * 24 * HOUR_MS

/**
 * Since when the provider's messages are looked through: since the last repairing comparison began, and what it had
 * just missed.
 */
export function messagesWantedSince(lastBegan: Date | null, now: Date): Date {
  const kept = now.getTime() - MESSAGES_KEPT_MS
  return new Date(lastBegan === null ? kept : Math.max(kept, lastBegan.getTime() - HOUR_MS))
}

/** Staff are told of these separately. */
const TOLD_APART = ['second-subscription', 'unclaimed-payment']

interface Reported {
  kind: string
  customerId: string
  subscriptionId: string | null
  repaired: boolean
}

/** What a comparison leaves to a person, except what the one before it has already left. */
export function newlyLeft<T extends Reported>(findings: readonly T[], before: readonly Reported[]): T[] {
  const known = new Set(before.filter(isLeft).map(identityOf))
  return findings.filter((found) => isLeft(found) && !known.has(identityOf(found)))
}

const isLeft = ({ kind, repaired }: Reported) => !repaired && !TOLD_APART.includes(kind)

const identityOf = ({ kind, customerId, subscriptionId }: Reported) =>
  [kind, customerId, subscriptionId].join(' ')
