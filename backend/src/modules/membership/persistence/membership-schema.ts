import { MEMBERSHIP_STATUSES } from '@meridian/contracts/values/access'
import { TIERS } from '@meridian/contracts/values/tiers'
import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Dispute } from '../domain/billing.ts'

export const MembershipSchema = defineEntity({
  name: 'Membership',
  tableName: 'memberships',
  properties: {
    accountId: p.uuid().primary(),
    status: p.enum(MEMBERSHIP_STATUSES),
    tier: p.enum(['none', ...TIERS] as const),
    yearlyPriceCents: p.integer(),
    gracePeriodEnd: p.datetime().nullable(),
    paymentFailureCount: p.integer(),
    accessEndedAt: p.datetime().nullable(),
    currentPeriodEnd: p.datetime().nullable(),
    cancelAt: p.datetime().nullable(),
    paidUntil: p.datetime().nullable(),
    /** The invoice of which staff were told that nobody is asked to pay it. */
    stuckInvoiceId: p.text().nullable(),
    /** Staff were told that the provider calculates no tax any more. */
    taxStopped: p.boolean().default(false),
    refundedInvoiceId: p.text().nullable(),
    /** Those that staff were told of. */
    disputes: p.json<readonly Dispute[]>(),
    /** The renewal that was announced last, by its date. */
    renewalAnnouncedFor: p.datetime().nullable(),
    /** For a membership that was given: when it ends by itself. */
    complimentaryUntil: p.datetime().nullable(),
    complimentaryEndAnnouncedFor: p.datetime().nullable(),
    /** What was paid for before a membership was given; it takes its place again afterwards. */
    formerSubscriptionId: p.text().nullable(),
    stripeCustomerId: p.text().nullable().unique(),
    stripeSubscriptionId: p.text().nullable().unique(),
    version: p.integer().version(),
  },
})

export type Membership = InferEntity<typeof MembershipSchema>
