import { TIERS } from '@meridian/contracts/values/tiers'
import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Dispute } from '../domain/billing.ts'
import { CHECKOUT_STATES } from '../domain/checkout.ts'

export const CheckoutSchema = defineEntity({
  name: 'Checkout',
  tableName: 'checkouts',
  properties: {
    id: p.uuid().primary(),
    /** The browser that began it: only that one may be signed in by it. */
    browserId: p.uuid(),
    offer: p.enum(['tier', 'annual'] as const),
    /** The signed-in buyer; null for a guest. */
    accountId: p.uuid().nullable(),
    tier: p.enum(TIERS),
    yearlyPriceCents: p.integer(),
    state: p.enum(CHECKOUT_STATES),
    email: p.text().nullable(),
    username: p.text().nullable(),
    referralCode: p.text().nullable(),
    stripeCustomerId: p.text().nullable(),
    stripeSubscriptionId: p.text().nullable().unique(),
    stripePaymentIntentId: p.text().nullable().unique(),
    currentPeriodEnd: p.datetime().nullable(),
    /** When its buyer chose to pay with their credit. */
    creditPressedAt: p.datetime().nullable(),
    /** Whose membership it became. */
    memberId: p.uuid().nullable(),
    /**
     * Those that staff were told of while no membership was based on it: it waited to be claimed, was a second one, or
     * has been left for another.
     */
    disputes: p.json<readonly Dispute[]>().default([]),
    /** When the buyer was signed in by it; that happens once. */
    signedInAt: p.datetime().nullable(),
    begunAt: p.datetime(),
    version: p.integer().version(),
  },
})

export type Checkout = InferEntity<typeof CheckoutSchema>
