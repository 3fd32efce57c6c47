import { DAY_MS } from '@meridian/contracts/values/durations'
import type { ReferralRefusal } from '@meridian/contracts/values/referrals'
import type { CheckoutState } from './checkout.ts'

/**
 * invited: a checkout named the code. credited: the owner brought a new member. refused: it does not count.
 * withdrawn: it counted until the first payment went back.
 */
export const REFERRAL_STATES = ['invited', 'credited', 'refused', 'withdrawn'] as const

export type ReferralState = (typeof REFERRAL_STATES)[number]

/** Everything that decides whether a referral counts. */
export interface ReferralFacts {
  ownerId: string
  memberId: string
  ownerEmail: string
  /** Every address that the buyer used: of the payment and of the account. */
  buyerEmails: readonly string[]
  /** The checkout was begun in a browser in which the owner bought a membership or looked at the code. */
  fromOwnersBrowser: boolean
  /** The buyer was a member before this checkout. */
  wasMemberBefore: boolean
  /** The first payment went back already. */
  isRefunded: boolean
}

/** Why a referral does not count; null when it does. */
export function refusalOf(facts: ReferralFacts): ReferralRefusal | null {
  const { ownerId, memberId, ownerEmail, buyerEmails } = facts
  const ownMailbox = mailboxOf(ownerEmail)
  if (ownerId === memberId) return 'own-account'
  if (buyerEmails.some((email) => mailboxOf(email) === ownMailbox)) return 'own-mailbox'
  if (facts.fromOwnersBrowser) return 'own-browser'
  if (facts.wasMemberBefore) return 'member-before'
  return facts.isRefunded ? 'payment-refunded' : null
}

const IGNORES_DOTS = ['gmail.com', 'googlemail.com']

/** The mailbox behind an address: without case, without what follows a plus, without dots where they mean nothing. */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [local = ''] = address.slice(0, Math.max(at, 0)).split('+')
  return IGNORES_DOTS.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/**
 * What a refund makes of a referral. Only the first payment counts: a later year may be refunded without any effect.
 */
export function stateAfterRefund(state: ReferralState, { isFirstPayment }: { isFirstPayment: boolean }) {
  if (!isFirstPayment) return state
  if (state === 'credited') return 'withdrawn'
  return state === 'invited' ? 'refused' : state
}

const LATE_NAMES_FOR_MS = DAY_MS

/**
 * True when a checkout may still take a code: until it is paid, the last one named counts. A payment can be settled
 * before the buyer's browser has sent the code, so the first code may come up to a day late.
 */
export function takesCode(
  checkout: { state: CheckoutState; referralCode: string | null; begunAt: Date },
  now: Date,
): boolean {
  if (checkout.state === 'begun') return true
  return checkout.referralCode === null && now.getTime() - checkout.begunAt.getTime() < LATE_NAMES_FOR_MS
}
