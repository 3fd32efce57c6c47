import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import fc from 'fast-check'

export const MINUTES_PER_DAY = 1_440

const KINDS = [
  'begin',
  'pay',
  'activate',
  'plan',
  'price',
  'lose',
  'restore',
  'name',
  'credit',
  'refuse',
  'withdraw',
] as const

/** Something that happened to one of a few members, at a moment. */
export interface Happening {
  at: Date
  kind: (typeof KINDS)[number]
  member: string
  yearlyPriceCents: number
}

/** Just before midnight, the 29th of February, the summer time of several zones, the turn of a year. */
const BEGINNINGS = [
  '2024-02-27T23:58:00Z',
  '2024-03-30T22:30:00Z',
  '2024-11-02T23:00:00Z',
  '2024-12-30T12:00:00Z',
  '2023-09-23T09:00:00Z',
].map((text) => Date.parse(text))

const MEMBERS = Array.from({ length: 5 }, () => randomUUID())

const step = fc.record({
  // Mostly membership, in any order, including orders that no provider would report.
  kind: fc.constantFrom(...KINDS, 'activate' as const, 'lose' as const, 'restore' as const, 'plan' as const),
  member: fc.constantFrom(...MEMBERS),
  yearlyPriceCents: fc.constantFrom(0, 19_900, 49_900, 99_900, 12_345),
  pause: fc.oneof(
    fc.constantFrom(0, 1, 2),
    fc.integer({ min: 3, max: MINUTES_PER_DAY }),
    fc.integer({ min: MINUTES_PER_DAY, max: 25 * MINUTES_PER_DAY }),
  ),
})

/** Histories of a few members over days, months and the odd year. */
export const happenings: fc.Arbitrary<Happening[]> = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.array(step, { minLength: 1, maxLength: 40 }))
  .map(([beginning, steps]) => {
    let now = beginning
    return steps.map(({ pause, ...rest }) => {
      now += pause * 60_000
      return { at: new Date(now), ...rest }
    })
  })

/** The event by which the journal tells of it. */
export function tellOf({ kind, member: accountId, yearlyPriceCents }: Happening): DomainEvent {
  const checkoutId = randomUUID()
  const newAccountId = randomUUID()
  const price = { tier: 'pro' as const, yearlyPriceCents }
  const currentPeriodEnd = '2030-01-01T00:00:00.000Z'
  switch (kind) {
    case 'begin':
      return { type: 'membership.checkout-begun', payload: { checkoutId, accountId, ...price } }
    case 'pay':
      return {
        type: 'membership.checkout-paid',
        payload: { checkoutId, accountId, email: null, username: null },
      }
    case 'activate':
      return { type: 'membership.activated', payload: { accountId, checkoutId, ...price, currentPeriodEnd } }
    case 'plan': {
      const before = { previousTier: 'basic' as const, previousYearlyPriceCents: 1 }
      return { type: 'membership.plan-changed', payload: { accountId, ...price, ...before } }
    }
    case 'price': {
      const before = { previousYearlyPriceCents: 1 }
      return { type: 'membership.repriced', payload: { accountId, yearlyPriceCents, ...before } }
    }
    case 'lose':
      return { type: 'membership.access-lost', payload: { accountId, reason: 'subscription-ended' } }
    case 'restore':
      return { type: 'membership.restored', payload: { accountId, currentPeriodEnd, accessHadEnded: true } }
    case 'name':
      return {
        type: 'membership.referral-named',
        payload: { accountId, checkoutId, previousAccountId: null },
      }
    case 'credit':
      return { type: 'membership.referral-credited', payload: { accountId, newAccountId, checkoutId } }
    case 'refuse': {
      const about = { accountId, newAccountId, checkoutId }
      return { type: 'membership.referral-refused', payload: { ...about, reason: 'own-account' } }
    }
    case 'withdraw':
      return { type: 'membership.referral-withdrawn', payload: { accountId, newAccountId, checkoutId } }
  }
}
